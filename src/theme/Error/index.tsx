import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Layout from '@theme/Layout';
import {CrashHead, CrashMessage} from '../../features/crash';

/** What takes the place of the whole application when a component has thrown. */
export default function SiteError({error}: {error: Error}): ReactNode {
  const message = <CrashMessage error={error} />;
  return (
    <>
      <CrashHead />
      {/* It may be the frame that has thrown. */}
      <ErrorBoundary fallback={() => <main>{message}</main>}>
        <Layout>{message}</Layout>
      </ErrorBoundary>
    </>
  );
}
