import type { JobDetail, JobSearch } from '@waymark/contract/jobs/jobs';
import { companyFeedPath, jobFeedPath, type FeedExtension } from '@waymark/contract/integrations/feed-paths';
import { companyPath, searchPath } from '@waymark/contract/paths';
import { localPath } from '@waymark/contract/language-prefix';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { feedPostings } from './constants.ts';
import { nameSearch, presentItem } from './syndication-presenter.ts';
import type { SyndicatedFeed } from './syndication-rules.ts';

/** The address of a search as the list page has it, without what a feed has one answer to: order and page. */
export function queryOfSearch(search: JobSearch): string {
  const { sort: _sort, page: _page, wide: _wide, ...asked } = search;
  return searchPath(asked, '');
}

/** The newest postings that have all that a search asks for. */
export async function readSearchFeed(
  index: JobIndex,
  search: JobSearch,
  extension: FeedExtension,
  publicUrl: string,
): Promise<SyndicatedFeed> {
  const query = queryOfSearch(search);
  const jobs = await index.listNewestMatches(search, feedPostings);
  const say = ownSay();
  return {
    language: say.language,
    title: `${nameSearch(say, search)} – ${board.settings.name}`,
    description: say`The newest open jobs on ${board.settings.name}.`,
    homeUrl: publicUrl + localPath(searchPath({}), say.language) + query,
    selfUrl: publicUrl + jobFeedPath(extension, query),
    publisher: board.settings.name,
    items: await readItems(index, jobs, { say, publicUrl }),
  };
}

/** The newest postings of a company. Throws `not_found` where none with this id or name in addresses is public. */
export async function readCompanyFeed(
  index: JobIndex,
  idOrSlug: string,
  extension: FeedExtension,
  publicUrl: string,
): Promise<SyndicatedFeed> {
  const company = await index.findCompany(idOrSlug);
  if (!company) throw new AppError('not_found', msg`There is no company with this address.`);
  const { jobs } = await index.listNewest(1, feedPostings, company.id);
  const ids = jobs.map(({ id }) => id);
  const say = ownSay();
  return {
    language: say.language,
    title: `${say`Jobs at ${company.name}`} – ${board.settings.name}`,
    description: say`The newest open jobs of ${company.name} on ${board.settings.name}.`,
    homeUrl: publicUrl + localPath(companyPath(company.id), say.language),
    selfUrl: publicUrl + companyFeedPath(extension, company.id),
    publisher: board.settings.name,
    items: await readItems(index, ids, { say, publicUrl }),
  };
}

/** Feeds are in the board's own language: who reads one is not known. */
const ownSay = () => sayIn(board.settings.languages.own);

async function readItems(
  index: JobIndex,
  jobIds: readonly string[],
  { say, publicUrl }: { say: Say; publicUrl: string },
) {
  const details = await Promise.all(jobIds.map((id) => index.findJob(id)));
  const isOpen = (job: JobDetail | null): job is JobDetail => job?.status === 'active';
  return details.filter(isOpen).map((job) => presentItem(say, job, publicUrl));
}
