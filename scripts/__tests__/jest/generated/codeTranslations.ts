import {fixtureMessages} from '@site/scripts/lib/fixture';

/** The French texts, as Docusaurus generates them for the French build. */
const codeTranslations: Record<string, string> = {};
for (const [id, {message}] of Object.entries(fixtureMessages('fr'))) {
  codeTranslations[id] = message;
}
export default codeTranslations;
