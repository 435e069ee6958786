import Head from '@docusaurus/Head';
import Link from '../../components/Link';
import '../../css/prose.css';

/** Components of all Markdown; each type of page adds its own. */
const MDXComponents = {
  Head,
  a: Link,
  // A literal `<a>` in a text (plugins/markdown/rawLinks.ts).
  A: Link,
  // Docusaurus renames `<details>` on lines of its own.
  Details: 'details',
};

export default MDXComponents;
