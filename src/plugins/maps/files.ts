import path from 'node:path';
import {ESBUILD_TARGETS} from '../../lib/browsers';
import {localeFacts, type Locale} from '../../lib/locales';
import {MAPS_FRAME} from '../../lib/mapsFrame';
import {markup} from '../../lib/markup';
import {framePolicy} from './policy';

/** Makes the frame's script and style sheet; their addresses contain a hash of their content. */
export async function bundleFrame(siteDir: string) {
  // Imported on demand: builds without a key don't need it.
  const {build} = await import('esbuild');
  const folder = path.join(siteDir, 'src/features/team/Visit/frame');
  const {outputFiles} = await build({
    entryPoints: [path.join(folder, 'index.ts'), path.join(folder, 'styles.css')],
    outdir: 'assets',
    entryNames: '[ext]/maps-visit.[hash]',
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    target: ESBUILD_TARGETS,
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'silent',
  });
  const fileOf = (ending: string) => {
    const {path: file, text} = outputFiles.find((each) => each.path.endsWith(ending))!;
    return {path: `/${path.relative(siteDir, file).replaceAll(path.sep, '/')}`, text};
  };
  return {script: fileOf('.js'), styles: fileOf('.css')};
}

type FramePage = {locale: Locale; key: string; script: string; styles: string};

/** The frame's document. The embedding page sends its texts. */
export function framePage({locale, key, script, styles}: FramePage): string {
  return markup`<!doctype html>
<html lang="${localeFacts[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy({inHeader: false})}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Google Maps</title>
<link rel="stylesheet" href="${styles}">
<script src="${script}" data-key="${key}" defer></script>
</head>
<body class="site-ground-lilac"></body>
</html>
`.source;
}

export async function frameFiles(
  siteDir: string,
  locale: Locale,
  key: string,
): Promise<Array<readonly [address: string, text: string]>> {
  const {prefix} = localeFacts[locale];
  const {script, styles} = await bundleFrame(siteDir);
  const page = {locale, key, script: prefix + script.path, styles: prefix + styles.path};
  return [
    [`${prefix}${MAPS_FRAME}index.html`, framePage(page)],
    [page.script, script.text],
    [page.styles, styles.text],
  ];
}
