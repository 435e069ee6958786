import {translate} from '@docusaurus/Translate';

/** What the empty form says, plain or live: apart from messages.tsx, which comes later. */
export const invitation = () =>
  translate({
    id: 'newsletter.invitation',
    message: 'Il faut votre adresse et votre accord.',
    description:
      "Newsletter: under the empty e-mail field, above the consent's checkbox. It says why the button can't be pressed yet.",
  });
