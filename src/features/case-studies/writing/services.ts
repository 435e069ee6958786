/** A host of films that are not the site's own. */
export type FilmService = {
  name: 'YouTube' | 'Vimeo';
  /** The film's page, for those without JavaScript or who would rather go there. */
  page: string;
  /** The player, at the host's address that keeps least about its visitors. */
  player: string;
};

/**
 * The service that a film comes from.
 *
 * - YouTube: youtube-nocookie.com sets no cookie before the film is played
 *   (https://support.google.com/youtube/answer/171780).
 * - Vimeo: `dnt=1` keeps the player from following the visitor
 *   (https://developer.vimeo.com/player/sdk/embed).
 */
export function serviceOf({
  youtube,
  vimeo,
}: {
  youtube?: string;
  vimeo?: string;
}): FilmService | undefined {
  if (youtube) {
    return {
      name: 'YouTube',
      page: `https://www.youtube.com/watch?v=${youtube}`,
      player: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`,
    };
  }
  return vimeo
    ? {
        name: 'Vimeo',
        page: `https://vimeo.com/${vimeo}`,
        player: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`,
      }
    : undefined;
}
