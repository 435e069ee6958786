import facts from '@generated/docusaurus-plugin-content-blog/default/facts.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What this build may ask visitors about, which is known when it is made. */
export type ConsentNeeds = {
  /** Google Maps has a key. */
  maps: boolean;
  /** A case study shows a film of YouTube or Vimeo, which asks for itself where it is. */
  films: boolean;
  /** The banner asks visitors who have not answered (`site.cookieBanner`). */
  asks: boolean;
  /** There is an answer to give or to take back: « Gérer les cookies » opens the banner. */
  manages: boolean;
};

export function useConsentNeeds(): ConsentNeeds {
  const {maps, asksConsent} = useDocusaurusContext().siteConfig.customFields ?? {};
  const films = facts.hasFilms;
  const asks = Boolean(asksConsent);
  return {maps: Boolean(maps), films, asks, manages: asks || films};
}
