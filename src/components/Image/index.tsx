import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Focus, Image as ImageData} from '../../lib/image';
import {useLoaded, useMeasure, useNear, useShownBefore} from './hooks';
import {PICTURE_ATTRIBUTE} from '../../lib/coverParts';
import styles from './styles.module.css';

type ImageProps = {
  image: ImageData;
  /** Empty if decorative. */
  alt: string;
  /** Value of the `sizes` attribute. Default: that of the image. */
  sizes?: string;
  /**
   * Shows the picture at this size at most, in CSS px, on the ground that it needs, instead of
   * filling the box.
   */
  size?: {width: number; height: number};
  /**
   * What a box of other proportions keeps in view. Default: the upper part of an upright picture;
   * else what the class says, or the middle.
   */
  focus?: Focus;
  /** For pictures above the fold: loads at once, with high priority. */
  eager?: boolean;
  /**
   * Sets the box's width, aspect-ratio and border-radius; `--site-image-fit` and
   * `--site-image-position` place the picture in it.
   */
  className?: string;
};

const UPPER: Focus = {x: 50, y: 20};

/** What shows while a picture loads. */
function Placeholder({image, eager}: Required<Pick<ImageProps, 'image' | 'eager'>>): ReactNode {
  const {height, night, placeholder, tint, width} = image;
  if (tint) {
    // The policy allows no style attribute; on an SVG element, a colour is an attribute.
    return (
      <svg
        width="24"
        className={clsx(styles.placeholder, styles.tint)}
        color={tint}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      />
    );
  }
  return [placeholder, night?.src].map(
    (src, index) =>
      src && (
        <img
          key={src}
          className={clsx(styles.placeholder, index === 1 && styles.night)}
          hidden={index === 1}
          loading={eager || src.startsWith('data:') ? undefined : 'lazy'}
          src={src}
          alt=""
          aria-hidden="true"
          width={width}
          height={height}
        />
      ),
  );
}

/**
 * A picture in the formats and widths of the image provider, over a placeholder. The server's HTML
 * uses native lazy loading, which starts up to 2500 px ahead. The specification wants 20 px, so
 * where scripts run the picture stays outside its box until useNear moves it in.
 */
export default function Image({
  image,
  alt,
  sizes,
  size,
  focus,
  eager = false,
  className,
}: ImageProps): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const {night, sources, srcset} = image;
  const hasCandidates = srcset !== '' || sources.length > 0;
  const {loaded, failed} = useLoaded(picture, image.src);
  // Of candidates, the browser chooses by `sizes`.
  const known =
    useShownBefore(image.src + (hasCandidates ? (sizes ?? image.sizes) : ''), loaded) && !failed;
  const inWords = failed && alt !== '';
  const near = useNear(box, !eager);
  const [width, setWidth] = useState<number>();
  // A measured picture loads once, at the right width.
  const shouldLoad =
    eager || loaded || known || (near === true && (!image.measured || width !== undefined));
  useMeasure(picture, image, shouldLoad, setWidth);

  const shownAt = width === undefined ? (sizes ?? image.sizes) : `${width}px`;
  const loading = shouldLoad ? 'eager' : 'lazy';
  // A face is in the upper part of an upright picture.
  const kept = focus ?? (!size && image.height > image.width ? UPPER : undefined);
  const shown = {width: size?.width ?? image.width, height: size?.height ?? image.height};
  const element = (
    // `loading` and `sizes` before `src`: a browser may act on `src` as soon as it is set.
    <img
      ref={picture}
      className={styles.element}
      loading={loading}
      fetchPriority={eager ? 'high' : undefined}
      // A picture that the browser has already shown appears with the page.
      decoding={known ? 'sync' : 'async'}
      sizes={srcset ? shownAt : undefined}
      srcSet={srcset || undefined}
      src={image.src}
      {...shown}
      alt={alt}
    />
  );
  const mark = {[PICTURE_ATTRIBUTE]: loaded ? 'loaded' : 'loading'};
  return (
    <span
      ref={box}
      className={clsx(styles.image, className)}
      data-natural={size ? '' : undefined}
      data-x={kept?.x}
      data-y={kept?.y}
      data-ground={size && image.ground}
      {...mark}
      data-night={night && ''}
      data-failed={inWords ? '' : undefined}
      data-lazy={shouldLoad ? undefined : near === undefined ? 'pending' : 'waiting'}
    >
      {inWords ? (
        // Visual only: browsers render the alt text small, in a corner, and truncate it.
        <span className={styles.words} aria-hidden="true">
          {alt}
        </span>
      ) : null}
      {loaded || known ? null : <Placeholder image={image} eager={eager} />}
      {sources.length > 0 ? (
        <picture className={styles.picture}>
          {sources.map(({type, srcset}) => (
            <source key={type} type={type} srcSet={srcset} sizes={shownAt} />
          ))}
          {element}
        </picture>
      ) : (
        element
      )}
      {night ? (
        // The style sheet shows it in the dark theme, instead of the other. Without a style sheet,
        // in a browser's reading mode say, there is one picture: hence `hidden`.
        <img
          className={clsx(styles.element, styles.night)}
          hidden
          loading="lazy"
          src={night.src}
          {...shown}
          alt={alt}
        />
      ) : null}
    </span>
  );
}
