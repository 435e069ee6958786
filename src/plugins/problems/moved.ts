import {locales} from '../../lib/locales';
import type {Problem} from '../../lib/siteError';
import {caseStudiesDir} from '../../lib/texts/folders';
import type {CaseStudy} from '../case-studies/model';
import {formerValues} from '../translations/git';

/**
 * Warns of addresses that git knows of published case studies, and that lead nowhere today: links
 * from elsewhere and search engines still have them.
 */
export async function checkMoved(
  siteDir: string,
  studies: readonly CaseStudy[],
): Promise<Problem[]> {
  const former = await formerValues(siteDir, 'slug', locales.map(caseStudiesDir));
  return studies.flatMap(({versions}) =>
    Object.values(versions).flatMap(({file, frontMatter, placeOf}): Problem[] => {
      if (frontMatter.draft) return [];
      const known = [frontMatter.slug, ...frontMatter.formerly];
      const lost = [...new Set(former.get(file))].filter((slug) => !known.includes(slug));
      return lost.map((slug) => {
        const message = `slug was "${slug}", an address that visitors may have kept: write formerly: [${[...frontMatter.formerly, slug].join(', ')}], so that it leads here.`;
        return {file, ...placeOf('slug'), severity: 'warning', message};
      });
    }),
  );
}
