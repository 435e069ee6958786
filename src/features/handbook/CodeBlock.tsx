import React, {isValidElement, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type CodeProps = {metastring?: string; children?: ReactNode};

/** In ms. */
const COPIED_MS = 2000;

function CopyButton({code}: {code: string}): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      {copied
        ? translate({
            id: 'handbook.CodeBlock.copied',
            message: 'Copié',
            description: 'On the button of a block of code, just after it was copied.',
          })
        : translate({
            id: 'handbook.CodeBlock.copy',
            message: 'Copier',
            description: 'On the button that copies a block of code of the handbook.',
          })}
    </button>
  );
}

/**
 * A code block: MDX renders `<pre><code class="language-…">`. The title follows the language:
 * ```yaml title="…".
 */
export function CodeBlock({children}: {children?: ReactNode}): ReactNode {
  const {metastring = '', children: content} = isValidElement<CodeProps>(children)
    ? children.props
    : {children};
  const title = /title="([^"]+)"/.exec(metastring)?.[1];
  const code = typeof content === 'string' ? content.trimEnd() : '';
  return (
    <figure className={`site-ground-ink ${styles.block}`}>
      <figcaption className={styles.file}>
        <span>{title}</span>
        <CopyButton code={code} />
      </figcaption>
      {/* Long lines scroll, so the block is focusable (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0}>
        {children}
      </pre>
    </figure>
  );
}
