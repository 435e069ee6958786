/** Anchor of the section. */
export const newsletterId = 'newsletter';

/** Of its title, which names the section around it. */
export const newsletterTitleId = 'newsletter-title';

/** Of the e-mail field. */
export const fieldId = 'newsletter-email';

/** Leads there from elsewhere in the page: the whole form in view, the focus in its field. */
export function goToNewsletter(): void {
  document.getElementById(newsletterId)?.scrollIntoView({block: 'center'});
  document.getElementById(fieldId)?.focus({preventScroll: true});
}
