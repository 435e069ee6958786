import {useEffect, useState, type RefObject} from 'react';

/** Whether a picture has come and can be painted. */
export function useLoaded(picture: RefObject<HTMLImageElement | null>, src: string): boolean {
  const [loadedSrc, setLoadedSrc] = useState<string>();
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
    // A picture of the server's HTML may have come before the page was hydrated.
    if (element.complete && element.naturalWidth > 0) {
      settle();
    } else {
      element.addEventListener('load', settle, {once: true});
    }
    return () => {
      current = false;
      element.removeEventListener('load', settle);
    };
  }, [picture, src, loaded]);

  return loaded;
}
