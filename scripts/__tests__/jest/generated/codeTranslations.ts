import {fixtureMessages} from '@site/e2e/support/fixtureSite';

/** The French texts, as Docusaurus generates them for the French build. */
const codeTranslations: Record<string, string> = {};
for (const [id, {message}] of Object.entries(fixtureMessages('fr'))) {
  codeTranslations[id] = message;
}
export default codeTranslations;
