import {locales} from '../../lib/locales';
import type {Problem} from '../../lib/siteError';
import {caseStudiesDir} from '../../lib/texts/folders';
import type {CaseStudy} from '../case-studies/model';
import {committedValues} from '../translations/git';

/** The addresses that git knows of each case study's file, today's too. */
export const committedSlugs = (siteDir: string) =>
  committedValues(siteDir, 'slug', locales.map(caseStudiesDir));

/**
 * Warns of addresses that git knows of published case studies, and that lead nowhere today: links
 * from elsewhere and search engines still have them.
 */
export function checkMoved(
  studies: readonly CaseStudy[],
  committed: Awaited<ReturnType<typeof committedSlugs>>,
): Problem[] {
  return studies.flatMap(({versions}) =>
    Object.values(versions).flatMap(({file, frontMatter, placeOf}): Problem[] => {
      if (frontMatter.draft) return [];
      const known = [frontMatter.slug, ...frontMatter.formerly];
      const lost = [...new Set(committed.get(file))].filter((slug) => !known.includes(slug));
      return lost.map((slug) => {
        const message = `slug was "${slug}", an address that visitors may have kept: write formerly: [${[...frontMatter.formerly, slug].join(', ')}], so that it leads here.`;
        return {file, ...placeOf('slug'), severity: 'warning', message};
      });
    }),
  );
}
