/** The parts of Docusaurus' configuration that only its plugins and its own theme read. */
const UNREAD = ['presets', 'plugins', 'themes', 'markdown', 'scripts', 'stylesheets', 'headTags'];

/** The parts of the theme's configuration that the components of this site read. */
const READ_OF_THEME = ['colorMode', 'metadata', 'image', 'announcementBar'];

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The site's configuration as the browser gets it. */
export function trimConfig({themeConfig, ...config}: Json): Json {
  const entries = Object.entries(config).filter(([name]) => !UNREAD.includes(name));
  const theme = Object.entries(isRecord(themeConfig) ? themeConfig : {});
  return {
    ...Object.fromEntries(entries),
    themeConfig: Object.fromEntries(theme.filter(([name]) => READ_OF_THEME.includes(name))),
  };
}

/** The versions as the browser gets them: without the list of plugins. */
export const trimMetadata = (metadata: Json): Json => ({...metadata, pluginVersions: {}});

/** The theme's own words; those of the site are in its code already ({@link inlineMessages}). */
export const trimMessages = (messages: Json): Json =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => id.startsWith('theme.')));
