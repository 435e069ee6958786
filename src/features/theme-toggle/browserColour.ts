/** The page's `<meta name="theme-color">`, in their order (plugins/publish/headTags.ts). */
const themes = ['light', 'dark'] as const;

/**
 * Gives the browser's own bars the colour of a theme. The HTML leaves them to the
 * system; a visitor who has chosen the other theme would read under bars of this one.
 *
 * @param choice what the visitor has chosen; null: nothing, the system's theme stands
 */
export function colourBrowser(choice: (typeof themes)[number] | null): void {
  const tags = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  tags.forEach((tag, index) => {
    const theme = themes[index];
    if (choice === null) tag.media = `(prefers-color-scheme: ${theme})`;
    else tag.media = theme === choice ? 'all' : 'not all';
  });
}
