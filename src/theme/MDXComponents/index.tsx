import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';

/** What Markdown becomes everywhere; each type of page brings its own components beside. */
const MDXComponents = {
  Head,
  a: Link,
  // An `<a>` that a text writes as such (plugins/preset/rawLinks.ts).
  A: Link,
};

export default MDXComponents;
