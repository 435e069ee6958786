import {useState, type ReactNode} from 'react';
import type {Location} from 'history';
import preload from '@docusaurus/core/lib/client/preload';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import Frame from '@theme/Frame';
import ClientLifecyclesDispatcher, {dispatchLifecycleAction} from './ClientLifecyclesDispatcher';
import {isPageReady, showReady} from './prefetch/page';
import {ShownLocation} from './ShownLocation';

type Props = {
  /** Where the router is: the page of it may not have come yet. */
  location: Location;
  children: ReactNode;
};

type Progress = {
  /** Where the router is. */
  asked: Location;
  /** Whose page is in the document. */
  shown: Location;
  /** Whose page was in it before; null for the first one. */
  previous: Location | null;
};

/** The page that was asked for takes the place of the one that is shown. */
const show = ({shown}: Progress, asked: Location): Progress => ({
  asked,
  shown: asked,
  previous: shown,
});

/**
 * Stands in for core/lib/client/PendingNavigation.js (plugins/navigation): the old page
 * stays until the next one is loaded, and when it can't be, the address is loaded in
 * full. Core renders the whole application at once when the address changes, only to
 * find that it has to wait, also for a page that is there; then once more. Here a page
 * that is ready is rendered at once, and none is rendered twice.
 *
 * It is the one place around all pages that knows which of them is shown: the site's
 * frame stands here, and stays.
 */
export default function PendingNavigation({location, children}: Props): ReactNode {
  const [progress, setProgress] = useState<Progress>({
    asked: location,
    shown: location,
    previous: null,
  });

  let current = progress;
  if (progress.asked !== location) {
    current = isPageReady(location.pathname)
      ? show(progress, location)
      : {...progress, asked: location};
    setProgress(current);
  }

  useIsomorphicLayoutEffect(() => {
    const isShown = current.shown === location;
    const previousLocation = isShown ? current.previous : current.shown;
    const end = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    // As the first page is, which core has loaded before anything was rendered.
    if (isShown) {
      showReady(location.pathname);
      end();
      return;
    }
    preload(location.pathname).then(
      () => {
        end();
        setProgress((now) =>
          now.asked === location && now.shown !== location ? show(now, location) : now,
        );
      },
      (error: unknown) => {
        // eslint-disable-next-line no-console -- as core does
        console.warn(error);
        window.location.reload();
      },
    );
  }, [location]);

  return (
    <ClientLifecyclesDispatcher location={current.shown} previousLocation={current.previous}>
      <ShownLocation location={current.shown}>
        <Frame>{children}</Frame>
      </ShownLocation>
    </ClientLifecyclesDispatcher>
  );
}
