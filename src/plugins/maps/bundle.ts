import {createHash} from 'node:crypto';
import path from 'node:path';

/** One of the frame's two files. */
export type FrameFile = {
  /** Path in the build; it changes with the content, and may be kept for a year. */
  path: string;
  text: string;
};

/** The browsers of package.json's browserslist, as esbuild writes them. */
const TARGET = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];

function named(folder: 'js' | 'css', text: string): FrameFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {path: `/assets/${folder}/maps-visit.${hash}.${folder}`, text};
}

/**
 * Bundles the frame's script and styles. esbuild and not the site's bundler: the
 * frame has to be two plain files whose addresses are known, while Rspack would cut
 * them into the chunks that it shares with the pages, with its runtime on top.
 */
export async function bundleFrame(
  siteDir: string,
): Promise<{script: FrameFile; styles: FrameFile}> {
  // Loaded here: most builds have no key, and need none of it.
  const {build} = await import('esbuild');
  const folder = path.join(siteDir, 'src/plugins/maps/frame');
  const {outputFiles} = await build({
    entryPoints: [path.join(folder, 'index.ts'), path.join(folder, 'styles.css')],
    outdir: 'out',
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    target: TARGET,
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'silent',
  });
  const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))!.text;
  return {script: named('js', textOf('.js')), styles: named('css', textOf('.css'))};
}
