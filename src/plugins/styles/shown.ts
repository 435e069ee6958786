/** What elements the HTML of pages has, as far as a style sheet can ask for them. */
export type Shown = {
  /** Names of elements, in lower case. */
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** Data attributes with their values, by name. */
  data: Map<string, Set<string>>;
  /** Custom properties that pictures in the HTML use. */
  properties: Set<string>;
};

const value = (name: string) => `(?:"(?<${name}Quoted>[^"]*)"|(?<${name}Bare>[^\\s>"]+))`;

const PARTS = new RegExp(
  [
    '<(?<tag>[a-z][\\w-]*)',
    `\\sclass=${value('class')}`,
    `\\sid=${value('id')}`,
    `\\s(?<attribute>data-[\\w-]+)=${value('data')}`,
    'var\\((?<property>--[\\w-]+)',
  ].join('|'),
  'g',
);

/**
 * Reads which elements pages have. Texts between the tags may add a name that no
 * element has: that keeps a rule too many, never one too few.
 *
 * @param into what is known of other pages already
 */
export function readShown(html: string, into: Shown): void {
  for (const {groups = {}} of html.matchAll(PARTS)) {
    const {tag, property, attribute} = groups;
    if (tag !== undefined) {
      into.tags.add(tag);
    } else if (property !== undefined) {
      into.properties.add(property);
    } else if (attribute !== undefined) {
      const values = into.data.get(attribute) ?? new Set();
      into.data.set(attribute, values.add(groups.dataQuoted ?? groups.dataBare ?? ''));
    } else if (groups.idQuoted !== undefined || groups.idBare !== undefined) {
      into.ids.add(groups.idQuoted ?? groups.idBare ?? '');
    } else {
      const names = groups.classQuoted ?? groups.classBare ?? '';
      names.split(/\s+/).forEach((name) => into.classes.add(name));
    }
  }
}

export const nothingShown = (): Shown => ({
  tags: new Set(),
  classes: new Set(),
  ids: new Set(),
  data: new Map(),
  properties: new Set(),
});
