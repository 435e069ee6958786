import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import {isScript} from '../../../lib/links';

/** Facts of the pages' HTML that the site's policy depends on. */
export type PageFacts = {
  /** Policy sources of inline scripts: `'sha256-…'`. */
  inlineScripts: Set<string>;
  /** Origins that forms post to, other than the site's own. */
  forms: Set<string>;
  /** Origins of frames, in the HTML or added by a click. */
  frames: Set<string>;
  /** Whether the HTML embeds a picture as `data:`. */
  hasDataPictures: boolean;
  hasMedia: boolean;
};

export const noFacts = (): PageFacts => ({
  inlineScripts: new Set(),
  forms: new Set(),
  frames: new Set(),
  hasDataPictures: false,
  hasMedia: false,
});

/** Script types that browsers process, including import maps (HTML, section 4.12.1). */
const ACTIVE_SCRIPT =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** What the site needs for all of its pages. */
export const sumOf = (pages: readonly PageFacts[]): PageFacts => ({
  inlineScripts: new Set(pages.flatMap(({inlineScripts}) => [...inlineScripts])),
  forms: new Set(pages.flatMap(({forms}) => [...forms])),
  frames: new Set(pages.flatMap(({frames}) => [...frames])),
  hasDataPictures: pages.some(({hasDataPictures}) => hasDataPictures),
  hasMedia: pages.some(({hasMedia}) => hasMedia),
});

export type PageReader = {
  /** Recognises the site's own addresses in their absolute form. */
  siteOrigin: string;
  /** Other allowed origins of pictures. */
  pictureOrigins: readonly string[];
};

/**
 * Reads what the HTML of a built page needs of the policy.
 *
 * @returns also problems: messages about markup that a strict policy blocks
 */
export function readPage(
  html: string,
  {siteOrigin, pictureOrigins}: PageReader,
): {facts: PageFacts; problems: string[]} {
  const facts = noFacts();
  const problems: string[] = [];
  const foreignOrigins = new Set<string>();
  let script: string[] | undefined;

  function foreignOrigin(address: string): string | undefined {
    const {origin, protocol} = new URL(address, siteOrigin);
    return /^https?:$/.test(protocol) && origin !== siteOrigin ? origin : undefined;
  }
  const addOrigin = (origins: Set<string>, address: string | undefined) => {
    const origin = address === undefined ? undefined : foreignOrigin(address);
    if (origin) origins.add(origin);
  };

  function checkAttributes(name: string, attributes: Record<string, string>) {
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute === 'style') {
        problems.push(`<${name} style="${value}">: write a class`);
      } else if (attribute.startsWith('on')) {
        problems.push(`<${name} ${attribute}="…">: write the handler in a component`);
      } else if (isScript(value)) {
        problems.push(`<${name} ${attribute}="javascript:…">: write a button in a component`);
      }
    }
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      checkAttributes(name, attributes);
      const {src, srcset, poster, action, href, rel = '', as = '', type = ''} = attributes;
      if (name === 'script' && src === undefined && ACTIVE_SCRIPT.test(type)) script = [];
      const runs =
        /\b(?:stylesheet|modulepreload)\b/i.test(rel) || ['script', 'style'].includes(as);
      const code = name === 'script' ? src : runs ? href : undefined;
      if (code !== undefined && foreignOrigin(code)) {
        problems.push(`<${name}> loads ${code} from another site: put the file into the project`);
      }
      if (name === 'style') problems.push('<style>: write the rules in a style sheet');
      if (name === 'form') addOrigin(facts.forms, action);
      if (name === 'iframe') addOrigin(facts.frames, src);
      // The origin of a frame that a click adds: <div data-frame-origin="https://…">.
      addOrigin(facts.frames, attributes['data-frame-origin']);
      if (name === 'video' || name === 'audio') facts.hasMedia = true;
      if (['video', 'audio', 'img', 'source'].includes(name)) {
        // All candidates of a srcset share one origin.
        for (const address of [poster, src, srcset?.trim().split(/\s+/, 1)[0]]) {
          addOrigin(foreignOrigins, address);
        }
      }
    },
    ontext(text) {
      script?.push(text);
    },
    onclosetag(name) {
      if (name !== 'script' || !script) return;
      const digest = createHash('sha256').update(script.join('')).digest('base64');
      facts.inlineScripts.add(`'sha256-${digest}'`);
      script = undefined;
    },
  });
  parser.end(html);
  // Includes pictures that the page shows later, from its data.
  facts.hasDataPictures = html.includes('data:image/');
  for (const origin of foreignOrigins) {
    if (pictureOrigins.includes(origin)) continue;
    problems.push(`it shows a picture or film from ${origin}: put the file into the project`);
  }
  return {facts, problems};
}
