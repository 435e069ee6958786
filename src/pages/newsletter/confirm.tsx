import type {ReactNode} from 'react';
import {ConfirmationPage} from '../../features/thank-you';

export default function Confirm(): ReactNode {
  return <ConfirmationPage />;
}
