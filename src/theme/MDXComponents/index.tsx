import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Figure, Section, Step, Steps} from '../../features/case-studies/mdx';
import {Identity} from '../../features/page/Identity';

/** What Markdown becomes, and the components that writers need not import. */
const MDXComponents = {
  Head,
  a: Link,
  Figure,
  Identity,
  Section,
  Step,
  Steps,
};

export default MDXComponents;
