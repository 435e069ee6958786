import React, {type ReactNode} from 'react';
import {NotFoundPage} from '../../features/not-found';
import {loader} from '../../features/navigation/load/loader';

export default function NotFound(): ReactNode {
  return <NotFoundPage readData={loader.data} />;
}
