import type {ReactNode} from 'react';
import Later from '../../components/Later';
import Hero from './Hero';

export type HomeProps = {
  /** Everything below the first screen. */
  rest: ReactNode;
};

/** Home: its first screen, and the rest. */
export function Home({rest}: HomeProps): ReactNode {
  return (
    <>
      <Hero />
      <Later keepsRoom>{rest}</Later>
    </>
  );
}
