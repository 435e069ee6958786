import packageJson from '../../package.json';

/** The browsers of package.json's browserslist in esbuild's notation: `chrome109`. */
export const ESBUILD_TARGETS = packageJson.browserslist.production.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' >= ', ''),
);
