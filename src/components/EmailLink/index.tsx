import type {ReactNode} from 'react';

/** Characters of a domain that fit into a line at 320 px, where the text is 18 px. */
const LINE = 28;

/**
 * A link that writes to an address. Where the address is longer than the line, it
 * breaks after its @ and not at a hyphen, which readers would take for a hyphenation.
 */
export default function EmailLink({
  address,
  query = '',
  className,
}: {
  address: string;
  /** What the mail program begins with: `?subject=…&body=…`. */
  query?: string;
  className?: string;
}): ReactNode {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return (
    // Named by hand: browsers read a space where the line may break.
    <a href={`mailto:${address}${query}`} aria-label={address} className={className}>
      {address.slice(0, at)}
      <wbr />
      <span className={domain.length > LINE ? undefined : 'site-nowrap'}>{domain}</span>
    </a>
  );
}
