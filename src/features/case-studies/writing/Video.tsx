import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '../../../lib/translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Button from '../../../components/Button';
import Image from '../../../components/Image';
import Link from '../../../components/Link';
import {grantConsent, useConsent} from '../../../hooks/useConsent';
import type {Image as ImageData} from '../../../lib/image';
import {useCaseStudy, usePageLang} from '../context';
import mdx from '../mdx.module.css';
import type {PropsOf} from '../../../plugins/texts/studySchemas';
import styles from './video.module.css';

type VideoProps = PropsOf<'Video'>;

/** The film's page and its player, at the host's most private address. */
type FilmService = {name: 'YouTube' | 'Vimeo'; page: string; player: string};

// Sets no cookie before playback (https://support.google.com/youtube/answer/171780).
const onYouTube = (id: string): FilmService => ({
  name: 'YouTube',
  page: `https://www.youtube.com/watch?v=${id}`,
  player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
});

// `dnt=1` turns off the player's tracking (https://developer.vimeo.com/player/sdk/embed).
const onVimeo = (id: string): FilmService => ({
  name: 'Vimeo',
  page: `https://vimeo.com/${id}`,
  player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
});

const POSTER_SIZES = '(min-width: 1408px) 1280px, 91vw';

/** A film of the site's own; nothing loads before playback. */
function OwnFilm({
  title,
  src,
  captions,
  poster,
}: Pick<VideoProps, 'title' | 'captions'> & {src: string; poster?: ImageData}): ReactNode {
  return (
    // The handbook requires captions for speech; a silent film has none.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={styles.screen}
      controls
      playsInline
      preload="none"
      poster={poster?.src}
      aria-label={title}
    >
      <source src={src} type={src.toLowerCase().endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
      {captions ? <track kind="captions" src={captions} default /> : null}
      <a href={src}>{title}</a>
    </video>
  );
}

/**
 * An embedded film, whose host is contacted only after a click. Declining cookies closes the
 * player.
 */
function FilmOfOthers({
  title,
  service,
  poster,
}: {
  title: string;
  service: FilmService;
  poster?: ImageData;
}): ReactNode {
  const {name, page, player} = service;
  const isBrowser = useIsBrowser();
  const consent = useConsent('video');
  const [isAsked, setAsked] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const isPlaying = isAsked && consent === 'granted';
  // The focused button has been removed.
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  const lang = usePageLang(useCaseStudy());

  if (isPlaying) {
    return (
      <iframe
        ref={frame}
        className={styles.screen}
        src={player}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  const start = () => {
    grantConsent('video');
    setAsked(true);
  };
  const play = translate({id: 'caseStudies.Video.play'});
  return (
    // The build collects these origins for the content security policy (plugins/publish).
    <div className={`site-ground-mint ${styles.film}`} data-frame-origin={new URL(player).origin}>
      {poster ? (
        <Image className={styles.poster} image={poster} alt="" sizes={POSTER_SIZES} />
      ) : null}
      <div className={styles.ask} lang={lang}>
        {/* Without JavaScript, visitors use the link below. */}
        {isBrowser ? (
          <Button
            className="site-no-print"
            icon="video"
            iconPosition="start"
            onClick={start}
            aria-label={`${play} ${title}`}
          >
            {play}
          </Button>
        ) : null}
        <p>
          {translate({id: 'caseStudies.Video.notice'}, {service: name})}{' '}
          <Link to={page}>{translate({id: 'caseStudies.Video.watchThere'}, {service: name})}</Link>
        </p>
      </div>
    </div>
  );
}

export function Video({
  title,
  src,
  captions,
  youtube,
  vimeo,
  poster,
  caption,
}: VideoProps): ReactNode {
  const {figures} = useCaseStudy();
  const image = poster ? figures[poster] : undefined;
  const service = youtube ? onYouTube(youtube) : vimeo && onVimeo(vimeo);
  return (
    <figure className={mdx.figure} data-breakout="">
      {service ? <FilmOfOthers title={title} service={service} poster={image} /> : null}
      {src ? <OwnFilm title={title} src={src} captions={captions} poster={image} /> : null}
      {caption ? <figcaption className={mdx.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
