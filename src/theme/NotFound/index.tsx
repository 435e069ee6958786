import React, {type ReactNode} from 'react';
import {NotFoundPage} from '../../features/not-found';

export default function NotFound(): ReactNode {
  return <NotFoundPage />;
}
