import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import {CrashHead, CrashMessage} from '../../features/crash';

/** Docusaurus' own error boundary belongs to no plugin's route; Layout asks for one. */
const context = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

/** What takes the place of the whole application when a component has thrown. */
export default function SiteError({error}: {error: Error}): ReactNode {
  const message = <CrashMessage error={error} />;
  return (
    <RouteContextProvider value={context}>
      <CrashHead />
      {/* It may be the frame that has thrown. */}
      <ErrorBoundary fallback={() => <main>{message}</main>}>
        <Layout>{message}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
