import {useEffect, useState, type RefObject} from 'react';

/** Whether a picture has come and can be painted, or will not come at all. */
export function useLoaded(
  picture: RefObject<HTMLImageElement | null>,
  src: string,
): {loaded: boolean; failed: boolean} {
  const [loadedSrc, setLoadedSrc] = useState<string>();
  const [failedSrc, setFailedSrc] = useState<string>();
  const loaded = loadedSrc === src;

  useEffect(() => {
    const element = picture.current;
    if (!element || loaded) {
      return undefined;
    }
    let current = true;
    // « load » comes before an asynchronous decoding: without decode() there
    // would be a blank frame between the placeholder and the picture. A picture
    // that can't be decoded keeps its placeholder.
    const settle = () => {
      element.decode().then(
        () => current && setLoadedSrc(src),
        () => undefined,
      );
    };
    const fail = () => setFailedSrc(src);
    element.addEventListener('load', settle);
    element.addEventListener('error', fail);
    // A picture of the server's HTML may have come, or failed, before the page was hydrated.
    if (element.complete && element.naturalWidth > 0) {
      settle();
    } else if (element.complete && element.loading === 'eager') {
      fail();
    }
    return () => {
      current = false;
      element.removeEventListener('load', settle);
      element.removeEventListener('error', fail);
    };
  }, [picture, src, loaded]);

  return {loaded, failed: failedSrc === src && !loaded};
}
