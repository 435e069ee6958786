import type {ReactNode} from 'react';

/** An exclamation mark in a circle, beside the words of an error; it says nothing itself. */
export default function AlertSign({className}: {className?: string}): ReactNode {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="12.5" />
      <path d="M16 9v8M16 22.5v.01" />
    </svg>
  );
}
