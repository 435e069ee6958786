type Json = Readonly<Record<string, unknown>>;

const without = (record: Json, isLeftOut: (name: string) => boolean): Json =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !isLeftOut(name)));

/** Parts of Docusaurus' configuration that no browser code of ours reads. */
const UNREAD = ['presets', 'plugins', 'themes', 'markdown', 'scripts', 'stylesheets', 'headTags'];

const READ_OF_THEME = ['colorMode', 'metadata', 'image', 'announcementBar'];

export const trimConfig = ({themeConfig, ...config}: Json): Json => ({
  ...without(config, (name) => UNREAD.includes(name)),
  themeConfig: without((themeConfig ?? {}) as Json, (name) => !READ_OF_THEME.includes(name)),
});

/** Site metadata without the list of plugins. */
export const trimMetadata = (metadata: Json): Json => ({...metadata, pluginVersions: {}});

/** The messages of the theme; all others are inlined (inlineMessages.mjs). */
export const trimMessages = (messages: Json): Json =>
  without(messages, (id) => !id.startsWith('theme.'));
