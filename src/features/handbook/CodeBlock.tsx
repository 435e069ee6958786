import React, {isValidElement, type ReactNode} from 'react';
import {Highlight, themes} from 'prism-react-renderer';
import styles from './styles.module.css';

type CodeProps = {className?: string; children?: ReactNode};

/** A block of code of the handbook: MDX gives `<pre><code class="language-…">`. */
export function CodeBlock({children}: {children?: ReactNode}): ReactNode {
  const {className = '', children: code} = isValidElement<CodeProps>(children)
    ? children.props
    : {children};
  const language = className.replace('language-', '') || 'text';
  return (
    <Highlight
      code={typeof code === 'string' ? code.trimEnd() : ''}
      language={language}
      theme={themes.vsDark}
    >
      {({tokens, getLineProps, getTokenProps}) => (
        // Long lines scroll: the block takes the keyboard's focus for it (WCAG 2.1.1).
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles.code} tabIndex={0}>
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
  );
}
