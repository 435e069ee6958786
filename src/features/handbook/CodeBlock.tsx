import React, {isValidElement, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Highlight, type PrismTheme} from 'prism-react-renderer';
import styles from './styles.module.css';

type CodeProps = {className?: string; metastring?: string; children?: ReactNode};

/** Token colours on the ink background, which is dark in both themes. */
const theme: PrismTheme = {
  plain: {},
  styles: [
    {types: ['comment', 'punctuation', 'operator'], style: {color: 'var(--site-ink-soft)'}},
    {types: ['string', 'attr-value', 'char'], style: {color: 'var(--site-hint)'}},
    {
      types: ['keyword', 'atrule', 'property', 'tag', 'attr-name', 'title', 'builtin'],
      style: {color: 'var(--site-link)'},
    },
    {types: ['number', 'boolean', 'constant'], style: {color: 'var(--site-palette-lilac)'}},
  ],
};

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
  const {
    className = '',
    metastring = '',
    children: content,
  } = isValidElement<CodeProps>(children) ? children.props : {children};
  const language = className.replace('language-', '') || 'text';
  const title = /title="([^"]+)"/.exec(metastring)?.[1];
  const code = typeof content === 'string' ? content.trimEnd() : '';
  return (
    <figure className={`site-ground-ink ${styles.block}`}>
      <figcaption className={styles.file}>
        <span>{title}</span>
        <CopyButton code={code} />
      </figcaption>
      <Highlight code={code} language={language} theme={theme}>
        {({tokens, getLineProps, getTokenProps}) => (
          // Long lines scroll, so the block is focusable (WCAG 2.1.1).
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className={styles.code} data-language={language} tabIndex={0}>
            {tokens.map((line, index) => (
              <div key={index} {...getLineProps({line})}>
                {line.map((token, key) => (
                  <span key={key} {...getTokenProps({token})} />
                ))}
              </div>
            ))}
          </pre>
        )}
      </Highlight>
    </figure>
  );
}
