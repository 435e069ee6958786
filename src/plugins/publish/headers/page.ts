import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** A tag whose file the browser checks against a digest before it uses it. */
export type Guarded = {
  /** As it is written in the HTML. */
  address: string;
  /** Where an attribute can be put: right behind the tag's name. */
  index: number;
  /** The digest that the tag names already. */
  integrity?: string | undefined;
};

/** What a page's HTML asks of a browser, as far as its policies have to know. */
export type PageFacts = {
  guarded: Guarded[];
  /** Sources of the policy for scripts in the HTML itself: `'sha256-…'`. */
  inlineScripts: Set<string>;
  /** Origins that forms are sent to, other than the site's own. */
  forms: Set<string>;
  /** Origins of frames: those that are there, and those that a click brings. */
  frames: Set<string>;
  /** Origins of pictures, films and what else is shown. */
  pictures: Set<string>;
  /** Whether a picture is in the HTML itself, as `data:`. */
  hasDataPictures: boolean;
  /** Whether there are films or sounds. */
  hasMedia: boolean;
  /** What no policy worth having allows, in words. */
  faults: string[];
};

export const noFacts = (): PageFacts => ({
  guarded: [],
  inlineScripts: new Set(),
  forms: new Set(),
  frames: new Set(),
  pictures: new Set(),
  hasDataPictures: false,
  hasMedia: false,
  faults: [],
});

/**
 * Says in the HTML which origin a frame will have that is not there yet:
 * `<div data-frame-origin="https://player.vimeo.com">`.
 */
export const FRAME_ORIGIN = 'data-frame-origin';

/** Scripts that browsers act on, also those that only describe (HTML, section 4.12.1). */
const ACTIVE_SCRIPT =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Stands for the site in addresses without an origin. */
const HERE = 'https://site.invalid';

/** The origin of an address elsewhere; undefined for one of the site itself. */
function originOf(address: string): string | undefined {
  const {origin, protocol} = new URL(address, HERE);
  return /^https?:$/.test(protocol) && origin !== HERE ? origin : undefined;
}

function isGuarded(name: string, {rel = '', as}: Record<string, string>): boolean {
  const kinds = rel.toLowerCase().split(/\s+/);
  return (
    name === 'script' ||
    kinds.includes('stylesheet') ||
    kinds.includes('modulepreload') ||
    // Without it the browser would not use what it has preloaded for a script that has one.
    (kinds.includes('preload') && (as === 'script' || as === 'style'))
  );
}

/**
 * Reads the HTML of a built page.
 *
 * @param siteOrigin its own addresses may be written in full
 */
export function readPage(html: string, siteOrigin: string): PageFacts {
  const facts = noFacts();
  let script: string[] | undefined;
  const elsewhere = (address: string | undefined, origins: Set<string>) => {
    const origin = address === undefined ? undefined : originOf(address);
    if (origin !== undefined && origin !== siteOrigin) {
      origins.add(origin);
    }
  };

  function guard(name: string, attributes: Record<string, string>, index: number) {
    const address = name === 'script' ? attributes.src : attributes.href;
    if (address === undefined || !isGuarded(name, attributes)) {
      return;
    }
    const origin = originOf(address);
    if (origin !== undefined && origin !== siteOrigin) {
      facts.faults.push(
        `<${name}> loads ${address} from another site: put the file into the project`,
      );
      return;
    }
    facts.guarded.push({address, index, integrity: attributes.integrity});
  }

  function checkAttributes(name: string, attributes: Record<string, string>) {
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute === 'style') {
        facts.faults.push(`<${name} style="${value}">: write a class`);
      } else if (attribute.startsWith('on')) {
        facts.faults.push(`<${name} ${attribute}="…">: write the handler in a component`);
      } else if (/^\s*javascript:/i.test(value)) {
        facts.faults.push(`<${name} ${attribute}="javascript:…">: write a button in a component`);
      }
    }
  }

  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      checkAttributes(name, attributes);
      const {src, srcset, poster, action} = attributes;
      switch (name) {
        case 'script':
          if (src === undefined && ACTIVE_SCRIPT.test(attributes.type ?? '')) {
            script = [];
          }
          guard(name, attributes, parser.startIndex + 1 + name.length);
          break;
        case 'link':
          guard(name, attributes, parser.startIndex + 1 + name.length);
          break;
        case 'style':
          facts.faults.push('<style>: write the rules in a style sheet');
          break;
        case 'form':
          elsewhere(action, facts.forms);
          break;
        case 'iframe':
          elsewhere(src, facts.frames);
          break;
        case 'video':
        case 'audio':
          facts.hasMedia = true;
          elsewhere(poster, facts.pictures);
          elsewhere(src, facts.pictures);
          break;
        case 'img':
        case 'source':
          elsewhere(src, facts.pictures);
          // The candidates of one picture come from one place.
          elsewhere(srcset?.trim().split(/\s+/, 1)[0], facts.pictures);
          break;
        default:
      }
      elsewhere(attributes[FRAME_ORIGIN], facts.frames);
    },
    ontext(text) {
      script?.push(text);
    },
    onclosetag(name) {
      if (name === 'script' && script) {
        const digest = createHash('sha256').update(script.join('')).digest('base64');
        facts.inlineScripts.add(`'sha256-${digest}'`);
        script = undefined;
      }
    },
  });
  parser.end(html);
  // Also those that the page shows later, from its data.
  facts.hasDataPictures = html.includes('data:image/');
  return facts;
}

/** What several pages ask, taken together; tags and faults belong to one page each. */
export function mergeFacts(all: Iterable<PageFacts>): PageFacts {
  const merged = noFacts();
  for (const facts of all) {
    for (const key of ['inlineScripts', 'forms', 'frames', 'pictures'] as const) {
      facts[key].forEach((value) => merged[key].add(value));
    }
    merged.hasDataPictures ||= facts.hasDataPictures;
    merged.hasMedia ||= facts.hasMedia;
  }
  return merged;
}

/**
 * Names the digest of each script and style sheet in its tag (Subresource Integrity,
 * https://www.w3.org/TR/sri/). One that is there already stays.
 *
 * @param digestOf `sha384-…` of the file at an address
 */
export function withIntegrity(
  html: string,
  guarded: readonly Guarded[],
  digestOf: (address: string) => string,
): string {
  let end = 0;
  const parts: string[] = [];
  for (const {address, index, integrity} of guarded) {
    if (integrity === undefined) {
      parts.push(html.slice(end, index), ` integrity="${digestOf(address)}"`);
      end = index;
    }
  }
  return [...parts, html.slice(end)].join('');
}
