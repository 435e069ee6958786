type Json = Readonly<Record<string, unknown>>;

const without = (record: Json, isLeftOut: (name: string) => boolean): Json =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !isLeftOut(name)));

/** The parts of Docusaurus' configuration that only its plugins and its own theme read. */
const UNREAD = ['presets', 'plugins', 'themes', 'markdown', 'scripts', 'stylesheets', 'headTags'];

const READ_OF_THEME = ['colorMode', 'metadata', 'image', 'announcementBar'];

export const trimConfig = ({themeConfig, ...config}: Json): Json => ({
  ...without(config, (name) => UNREAD.includes(name)),
  themeConfig: without((themeConfig ?? {}) as Json, (name) => !READ_OF_THEME.includes(name)),
});

/** The versions as the browser gets them: without the list of plugins. */
export const trimMetadata = (metadata: Json): Json => ({...metadata, pluginVersions: {}});

/** The theme's own words; those of the site are in its code already (inlineMessages.mjs). */
export const trimMessages = (messages: Json): Json =>
  without(messages, (id) => !id.startsWith('theme.'));
