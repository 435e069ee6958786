import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Figure, Section, Step, Steps} from '../../features/case-studies/mdx';
import {Gallery} from '../../features/case-studies/writing/Gallery';
import {Fact, KeyFacts} from '../../features/case-studies/writing/KeyFacts';
import {Quote} from '../../features/case-studies/writing/Quote';
import {Video} from '../../features/case-studies/writing/Video';
import {FormsHost, IfService} from '../../features/legal/IfService';
import {TestedOn} from '../../features/legal/TestedOn';
import {WhileSamples} from '../../features/legal/WhileSamples';
import {Identity} from '../../features/page/Identity';

/** What Markdown becomes, and the components that writers need not import. */
const MDXComponents = {
  Head,
  a: Link,
  // An `<a>` that a text writes as such (plugins/preset/rawLinks.ts).
  A: Link,
  Fact,
  Figure,
  FormsHost,
  Gallery,
  Identity,
  IfService,
  KeyFacts,
  Quote,
  Section,
  Step,
  Steps,
  TestedOn,
  Video,
  WhileSamples,
};

export default MDXComponents;
