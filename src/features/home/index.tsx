import type {ReactNode} from 'react';
import Later from '../../components/Later';
import Hero from './Hero';
import Offer from './Offer';
import Values from './Values';
import WhoWeAre from './WhoWeAre';

export type HomeProps = {
  /** The case studies (#work). */
  work: ReactNode;
  /** The contact form (#contact). */
  contact: ReactNode;
};

/** The sections of home, in order; those of other features come from the page. */
export function Home({work, contact}: HomeProps): ReactNode {
  return (
    <>
      <Hero />
      <Later keepsRoom>
        <WhoWeAre />
        {work}
        <Offer />
        <Values />
        {contact}
      </Later>
    </>
  );
}
