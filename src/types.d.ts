/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-pages" />
/// <reference types="@docusaurus/theme-classic" />

declare module '@generated/docusaurus-plugin-content-blog/default/home.json' {
  import type {HomeCaseStudies} from '@site/src/plugins/case-studies/model';

  /** What home shows of the case studies; written by plugins/case-studies. */
  const home: HomeCaseStudies;
  export default home;
}

declare module '@generated/docusaurus-plugin-content-blog/default/all.json' {
  import type {CaseStudyCard} from '@site/src/plugins/case-studies/model';

  /** Every case study, newest first; written by plugins/case-studies. */
  const all: CaseStudyCard[];
  export default all;
}

declare module '@generated/docusaurus-plugin-content-blog/default/samples.json' {
  /** Whether any case study is a sample; written by plugins/case-studies. */
  const samples: {any: boolean};
  export default samples;
}

declare module '@generated/docusaurus-plugin-content-blog/default/team.json' {
  import type {TeamMember} from '@site/src/plugins/case-studies/model';

  /** Everybody in blog/authors.yml; written by plugins/case-studies. */
  const team: TeamMember[];
  export default team;
}

declare module '@static/others' {
  import type {CaseStudyCard} from '@site/src/plugins/case-studies/model';

  /**
   * The case studies that home does not show at first, in the static HTML only;
   * an empty list in the browser. Written by plugins/case-studies.
   */
  const others: ReadonlyArray<Pick<CaseStudyCard, 'path' | 'title'>>;
  export default others;
}

declare module '@theme/Layout' {
  import type {FramedProps} from '@site/src/features/shell';

  /** What the pages of this site tell their frame, beside the classic theme's props. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- augments the theme's
  export interface Props extends Partial<Omit<FramedProps, 'children'>> {}
}

declare module '@theme/CookieBanner' {
  export {CookieBanner as default} from '@site/src/features/consent';
}

declare module '@theme/NewsletterForm' {
  export {default} from '@site/src/features/newsletter/Newsletter';
}

declare module '@theme/ContactForm' {
  export {ContactBlock as default} from '@site/src/features/contact';
}

// These packages have no types of their own.
declare module 'eslint-plugin-jsx-a11y';
declare module '@docusaurus/eslint-plugin';

/** The bundler's way to load a chunk (https://webpack.js.org/api/module-variables/#__webpack_chunk_load__-webpack-specific). */
declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

declare module '*.woff2' {
  /** Address of the file in the build. */
  const address: string;
  export default address;
}
