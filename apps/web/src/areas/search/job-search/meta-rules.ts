import type { BoardWords } from '@waymark/contract/board-words';
import { jobLevels, labelOf } from '@waymark/contract/jobs/choices';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { phraseOfWhere } from '@waymark/contract/jobs/format-place';
import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import { formatCount } from '@waymark/contract/text/format';
import type { Locale } from '@waymark/contract/text/locales';
import { msg } from '@waymark/contract/text/message';
import { titleOf as pageTitleOf } from '../../../lib/board.ts';
import { feedMeta, pageMeta } from '../../../lib/page-meta.ts';
import { feedOfSearch, pathOfSearch, searchMade } from './search-rules.ts';

function titleOf(words: BoardWords, search: JobSearch): string {
  const [category] = search.category;
  const level = search.level.map((one) => labelOf(jobLevels, one).toLowerCase());
  const work = search.q || (category && search.category.length === 1 ? categoryLabel(words, category) : '');
  const what = [...level, work].filter(Boolean).join(' ');
  const jobs = what ? `${what.charAt(0).toUpperCase()}${what.slice(1)} jobs` : msg`All open jobs`;
  return `${search.location ? `${jobs} ${phraseOfWhere(search.location)}` : jobs}${search.page > 1 ? `, page ${search.page}` : ''}`;
}

interface SearchPageData {
  search: JobSearch;
  result: JobSearchResult | null;
  publicUrl: string;
}

/**
 * Title, description and canonical address. All four views share the address of the search that was made, because
 * the same jobs at four addresses would compete with each other.
 */
export function searchPageMeta(
  words: BoardWords,
  loaded: SearchPageData | undefined,
  language: Locale = 'en',
) {
  if (!loaded?.result)
    return [{ title: pageTitleOf(msg`Page not found`) }, { name: 'robots', content: 'noindex' }];
  const search = searchMade(loaded.search, loaded.result);
  return [
    ...pageMeta({
      title: titleOf(words, search),
      description: msg`${formatCount(loaded.result.total, language)} open jobs. Filter by place, type, experience, salary and company, and apply.`,
      canonical: `${loaded.publicUrl}${pathOfSearch(search)}`,
    }),
    ...feedMeta(titleOf(words, { ...search, page: 1 }), (extension) => feedOfSearch(search, extension)),
  ];
}
