import {cp, mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {splitText} from '../../../src/lib/texts/frontMatter';
import {linkPackages, newProjectDir, type ProjectCopy} from '../project-copy';

/** Where each language's posts are, in this project and in a stock one alike. */
const FOLDERS = ['blog', 'i18n/en/docusaurus-plugin-content-blog'];

/**
 * What `create-docusaurus` writes for the classic preset, with its blog, two languages and
 * the same bundler as ours; without a handbook, which ours does not publish either.
 */
const CONFIG = `export default {
  title: 'Stock',
  url: 'http://localhost:3000',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  future: {v4: true, faster: true},
  i18n: {defaultLocale: 'fr', locales: ['fr', 'en']},
  presets: [['classic', {
    docs: false,
    blog: {showReadingTime: true, onUntruncatedBlogPosts: 'ignore'},
    theme: {customCss: './src/css/custom.css'},
  }]],
  themeConfig: {
    navbar: {title: 'Stock', items: [{to: '/blog', label: 'Blog'}, {type: 'localeDropdown'}]},
    footer: {style: 'dark', copyright: 'Stock'},
  },
};
`;

type FrontMatter = {
  title: string;
  slug: string;
  description: string;
  date: string;
  authors: string[];
  cover: {src: string; alt: string};
  links?: Record<string, Array<{label: string; url: string; note?: string}>>;
};

/** The words within our components, without them. */
const withoutComponents = (body: string) => body.replace(/<\/?[A-Z][^>]*>/g, '');

/** A case study as a plain post: the same words, its cover as the first picture. */
function postOf(source: string): string {
  const {frontMatter = '', body} = splitText(source);
  const {
    title,
    slug,
    description,
    date,
    authors,
    cover,
    links = {},
  } = parse(frontMatter) as FrontMatter;
  const lists = Object.values(links).flatMap((list) =>
    list.map(({label, url, note = ''}) => `- [${label}](${url}) ${note}`),
  );
  return [
    `---\n${stringify({title, slug, description, date, authors})}---`,
    `![${cover.alt}](${cover.src})`,
    '{/* truncate */}',
    withoutComponents(body),
    lists.join('\n'),
    '',
  ].join('\n\n');
}

/**
 * A stock Docusaurus site with the case studies of a copy of this project as plain blog
 * posts, in both languages, built with the same packages.
 *
 * @param projectDir a copy of this project
 */
export async function createStockProject(projectDir: string): Promise<ProjectCopy> {
  const stock = await newProjectDir();
  const put = async (file: string, text: string) => {
    const target = path.join(stock.dir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  };
  await put('package.json', JSON.stringify({name: 'stock', version: '1.0.0', private: true}));
  await put('docusaurus.config.mjs', CONFIG);
  await put('src/css/custom.css', ':root {\n  --ifm-color-primary: #2e8555;\n}\n');
  // The texts lead to these: hundreds of warnings of broken links would cost stock time.
  await put('src/pages/index.mdx', '# Stock\n\n[Blog](/blog)\n\n## Contact\n');
  await put('src/pages/team.mdx', '# Team\n');
  const pictures = path.join(projectDir, 'blog');
  for (const folder of FOLDERS) {
    const team = parse(
      await readFile(path.join(projectDir, folder, 'authors.yml'), 'utf8'),
    ) as Record<string, {name: string; title: string}>;
    const authors = Object.entries(team).map(([id, {name, title}]) => [id, {name, title}] as const);
    await put(path.join(folder, 'authors.yml'), stringify(Object.fromEntries(authors)));
    const entries = await readdir(path.join(projectDir, folder), {withFileTypes: true});
    for (const {name} of entries.filter((entry) => entry.isDirectory())) {
      const source = await readFile(path.join(projectDir, folder, name, 'index.mdx'), 'utf8');
      await put(path.join(folder, name, 'index.mdx'), postOf(source));
      // Stock Docusaurus looks for a post's pictures beside it, in each language.
      await cp(path.join(pictures, name), path.join(stock.dir, folder, name), {
        recursive: true,
        filter: (file) => !file.endsWith('.mdx') && !file.endsWith('artwork'),
      });
    }
  }
  await linkPackages(stock.dir, {ownCache: true});
  return stock;
}
