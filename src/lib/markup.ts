/** HTML, SVG or XML that may be sent as it is: only {@link markup} makes it of texts. */
export class Markup {
  /** @param source markup without a text of a translator, a writer or a visitor */
  constructor(readonly source: string) {}
}

/** What {@link markup} takes between its tags; of a list, each element. */
export type Content = string | number | Markup | ReadonlyArray<string | number | Markup>;

function sourceOf(content: Content): string {
  if (content instanceof Markup) return content.source;
  if (typeof content === 'object') return content.map(sourceOf).join('');
  return String(content).replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * A template of markup, which escapes every text in it, between tags and in double-quoted attributes;
 * pieces of markup stay as they are.
 *
 *     markup`<p title="${title}">${text}</p>`
 */
export const markup = (template: TemplateStringsArray, ...contents: readonly Content[]): Markup =>
  new Markup(String.raw({raw: template}, ...contents.map(sourceOf)));
