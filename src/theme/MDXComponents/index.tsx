import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';

/** Components of all Markdown; each type of page adds its own. */
const MDXComponents = {
  Head,
  a: Link,
  // A literal `<a>` in a text (plugins/preset/rawLinks.ts).
  A: Link,
};

export default MDXComponents;
