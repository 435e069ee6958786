import React, {useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {translate} from '../../lib/translate';
import styles from './styles.module.css';

/** In ms. */
const COPIED_MS = 2000;

function CopyButton({read}: {read: () => string}): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(read());
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <button type="button" className={`site-no-print ${styles.copy}`} onClick={() => void copy()}>
      {copied
        ? translate({id: 'handbook.CodeBlock.copied'})
        : translate({id: 'handbook.CodeBlock.copy'})}
    </button>
  );
}

/** A block of code (plugins/markdown/code.ts) with a button that copies it. */
export function CodeBlock(props: ComponentProps<'pre'>): ReactNode {
  const block = useRef<HTMLPreElement>(null);
  return (
    <div className={styles.block}>
      <CopyButton read={() => block.current?.textContent ?? ''} />
      <pre ref={block} {...props} />
    </div>
  );
}
