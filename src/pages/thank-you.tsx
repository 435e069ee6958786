import type {ReactNode} from 'react';
import {ThankYouPage} from '../features/thank-you';

export default function ThankYou(): ReactNode {
  return <ThankYouPage />;
}
