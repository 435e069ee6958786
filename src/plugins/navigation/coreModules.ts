import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {SiteError} from '../../lib/siteError';

export type CoreModule = {
  /**
   * As core's own files import it, from their folder (`@docusaurus/core/lib/client`):
   * `./preload`.
   */
  request: string;
  /** Absolute path of the file that takes its place. */
  replacement: string;
  /**
   * Fingerprint of core's file that the replacement was written for (see
   * {@link fingerprint}); the build stops when it is another one, and names it.
   */
  fingerprint: string;
};

/** What the helper needs to know of the project; tests give their own. */
export type CoreFolder = {
  /** Absolute path of core's client folder. */
  dir: string;
  /** For messages: `@docusaurus/core 3.10.2`. */
  name: string;
};

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;
type Compiler = Parameters<BundlerPlugin['apply']>[0];

/** How modules that are not core's name those of its client folder. */
const PACKAGE_FOLDER = /^@docusaurus\/core\/lib\/client(?=\/)/;

/** Core's client folder, as the bundler sees it. */
export function coreFolder(): CoreFolder {
  const manifest = require.resolve('@docusaurus/core/package.json');
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  return {
    dir: path.join(path.dirname(manifest), 'lib/client'),
    name: `@docusaurus/core ${version}`,
  };
}

/** The first 16 hexadecimal digits of a text's SHA-256, whatever its line ends. */
export function fingerprint(source: string): string {
  return createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);
}

/**
 * @throws SiteError when core's file is gone, or is no longer the one that the
 * replacement was written for.
 */
export function checkCoreModule(module: CoreModule, core: CoreFolder): void {
  const file = path.join(core.dir, `${module.request}.js`);
  const ours = path.basename(module.replacement);
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    throw new SiteError(
      `${core.name} no longer has lib/client/${path.basename(file)}, which ${module.replacement} replaces. ` +
        `Find out where its code moved, then change "request" or drop ${ours} (src/plugins/navigation/README.md).`,
    );
  }
  const found = fingerprint(source);
  if (found !== module.fingerprint) {
    throw new SiteError(
      `${core.name} has another lib/client/${path.basename(file)} than the one that ${module.replacement} was written for ` +
        `(fingerprint "${found}" instead of "${module.fingerprint}"). ` +
        `Compare the two, carry over what matters to ${ours}, then write the new fingerprint (src/plugins/navigation/README.md).`,
    );
  }
}

/** A module of a compilation, as far as it is looked at here. */
type Compiled = {resource?: string};

/** Whether a module of core is still compiled, or its replacement is not. */
function problemWith(
  {request, replacement}: CoreModule,
  core: CoreFolder,
  modules: Iterable<Compiled>,
): string | undefined {
  const resources = new Set(Array.from(modules, ({resource}) => resource?.split('?', 1)[0]));
  // A replacement may import the original and build on it; nobody else may.
  return resources.has(replacement)
    ? undefined
    : `${core.name}: nothing of it imports "${request}" any more, so that ${replacement} is left out. ` +
        'Find out what took its place (src/plugins/navigation/README.md).';
}

/**
 * A bundler plugin that puts a file of ours in the place of one of core's client
 * modules, wherever core imports it, and ours by the package's name. It is made for few modules: what it replaces
 * is no public interface, and three checks keep an upgrade from going unnoticed.
 * Core's file has to be there; it has to be the very one that ours was written
 * for; and ours has to end up in the bundle.
 *
 *     configureWebpack: (_config, _isServer, {currentBundler}) => ({
 *       plugins: [replaceCoreModule(currentBundler, {request: './preload', …})],
 *     })
 *
 * @throws SiteError that says what moved, see {@link checkCoreModule}.
 */
export function replaceCoreModule(
  {instance}: {instance: Bundler},
  module: CoreModule,
  core = coreFolder(),
): BundlerPlugin {
  checkCoreModule(module, core);
  const name = `replace-core-module ${module.request}`;
  const target = path.join(core.dir, module.request);
  const lastPart = new RegExp(`(?:^|/)${path.basename(module.request)}(?:\\.js)?$`);
  return {
    apply(compiler: Compiler) {
      new instance.NormalModuleReplacementPlugin(lastPart, (resource) => {
        // Core's files name each other from their folder, ours by the package.
        const request = resource.request.replace(PACKAGE_FOLDER, core.dir);
        const isPath = request.startsWith('.') || path.isAbsolute(request);
        const wanted = path.resolve(resource.context, request).replace(/\.js$/, '');
        if (isPath && wanted === target) {
          resource.request = module.replacement;
        }
      }).apply(compiler);
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        // Modules that come from the bundler's cache are in the list as well.
        compilation.hooks.finishModules.tap(name, (modules) => {
          const problem = problemWith(module, core, modules as Iterable<Compiled>);
          if (problem) {
            compilation.errors.push(new instance.WebpackError(problem));
          }
        });
      });
    },
  } as BundlerPlugin;
}
