import type {ReactNode} from 'react';

type TableProps = {className?: string; people: ReadonlyArray<{id: string; face?: number}>};

/** The portraits show the team. */
export default function Table(_props: TableProps): ReactNode {
  return null;
}
