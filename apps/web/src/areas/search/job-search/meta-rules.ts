import type { BoardWords } from '@waymark/contract/board-words';
import { jobLevels, labelOf } from '@waymark/contract/jobs/choices';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { nameWhere } from '@waymark/contract/jobs/format-place';
import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import { formatCount } from '@waymark/contract/text/format';
import type { Locale } from '@waymark/contract/text/locales';
import { msg, term, type Message } from '@waymark/contract/text/message';
import { titleOf as pageTitleOf } from '../../../lib/board.ts';
import { feedMeta, pageMeta } from '../../../lib/page-meta.ts';
import { feedOfSearch, pathOfSearch, searchMade } from './search-rules.ts';
import type { Say } from '@waymark/contract/text/say';
import { metaSay } from '../../../lib/languages/say.ts';

function titleOf(say: Say, words: BoardWords, search: JobSearch): Message {
  const [category] = search.category;
  const level = search.level.map((one) => say(labelOf(jobLevels, one)).toLocaleLowerCase(say.language));
  const work = search.q || (category && search.category.length === 1 ? categoryLabel(words, category) : '');
  const what = [...level, work].filter(Boolean).join(' ');
  const jobs = what ? msg`${what.charAt(0).toUpperCase() + what.slice(1)} jobs` : msg`All open jobs`;
  const name = search.location ? nameWhere(jobs, search.location) : jobs;
  return search.page > 1 ? msg`${term(name)}, page ${search.page}` : name;
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
  language?: Locale,
  say = metaSay(),
) {
  if (!loaded?.result)
    return [{ title: pageTitleOf(say`Page not found`) }, { name: 'robots', content: 'noindex' }];
  const search = searchMade(loaded.search, loaded.result);
  return [
    ...pageMeta(
      {
        title: titleOf(say, words, search),
        description: msg`${formatCount(loaded.result.total, language ?? say.language)} open jobs. Filter by place, type, experience, salary and company, and apply.`,
        canonical: `${loaded.publicUrl}${pathOfSearch(search)}`,
      },
      say,
    ),
    ...feedMeta(say, say(titleOf(say, words, { ...search, page: 1 })), (extension) =>
      feedOfSearch(search, extension),
    ),
  ];
}
