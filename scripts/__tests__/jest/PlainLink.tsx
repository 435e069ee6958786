import type {ComponentProps, ReactNode} from 'react';

/** Stands in for the site's Link, which needs the providers of a page. */
export default function PlainLink({
  to,
  href = to,
  children,
  ...props
}: ComponentProps<'a'> & {to?: string}): ReactNode {
  return (
    <a {...props} href={href}>
      {children}
    </a>
  );
}
