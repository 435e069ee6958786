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

/** Whether a tag supports Subresource Integrity. */
function isGuarded(name: string, {rel = '', as = ''}: Record<string, string>): boolean {
  const kinds = rel.toLowerCase().split(/\s+/);
  return (
    name === 'script' ||
    kinds.includes('stylesheet') ||
    kinds.includes('modulepreload') ||
    // Without a digest, a script that has one does not reuse the preloaded file.
    (kinds.includes('preload') && ['script', 'style'].includes(as))
  );
}

export type PageReader = {
  /** Recognises the site's own addresses in their absolute form. */
  siteOrigin: string;
  /** Other allowed origins of pictures. */
  pictureOrigins: readonly string[];
  /** `sha384-…` of the file at an address. */
  digestOf: (address: string) => string;
};

/**
 * Reads the HTML of a built page, and adds its facts to those of the site.
 *
 * @returns the HTML with the digest of each script and style sheet in its tag (Subresource
 * Integrity, https://www.w3.org/TR/sri/), and messages about markup that a strict policy blocks
 */
export function readPage(
  html: string,
  facts: PageFacts,
  {siteOrigin, pictureOrigins, digestOf}: PageReader,
): {html: string; problems: string[]} {
  const problems: string[] = [];
  const foreignOrigins = new Set<string>();
  const parts: string[] = [];
  let end = 0;
  let script: string[] | undefined;

  function foreignOrigin(address: string): string | undefined {
    const {origin, protocol} = new URL(address, siteOrigin);
    return /^https?:$/.test(protocol) && origin !== siteOrigin ? origin : undefined;
  }
  const addOrigin = (origins: Set<string>, address: string | undefined) => {
    const origin = address === undefined ? undefined : foreignOrigin(address);
    if (origin) origins.add(origin);
  };

  function guard(name: string, attributes: Record<string, string>) {
    const address = name === 'script' ? attributes.src : attributes.href;
    if (address === undefined || !isGuarded(name, attributes)) return;
    if (foreignOrigin(address)) {
      problems.push(`<${name}> loads ${address} from another site: put the file into the project`);
    } else if (attributes.integrity === undefined) {
      const index = parser.startIndex + 1 + name.length;
      parts.push(html.slice(end, index), ` integrity="${digestOf(address)}"`);
      end = index;
    }
  }

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

  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      checkAttributes(name, attributes);
      const {src, srcset, poster, action, type = ''} = attributes;
      if (name === 'script' && src === undefined && ACTIVE_SCRIPT.test(type)) script = [];
      if (name === 'script' || name === 'link') guard(name, attributes);
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
  facts.hasDataPictures ||= html.includes('data:image/');
  for (const origin of foreignOrigins) {
    if (pictureOrigins.includes(origin)) continue;
    problems.push(`it shows a picture or film from ${origin}: put the file into the project`);
  }
  return {html: [...parts, html.slice(end)].join(''), problems};
}
