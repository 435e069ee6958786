import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Layout from '@theme/Layout';
import {CrashMessage} from './Crash';

export default function SiteError({error}: {error: Error}): ReactNode {
  const message = <CrashMessage error={error} />;
  return (
    // The shell itself may have thrown.
    <ErrorBoundary fallback={() => <main>{message}</main>}>
      <Layout>{message}</Layout>
    </ErrorBoundary>
  );
}
