import { moderatedLists, type PostingDecision } from '@waymark/contract/posting/moderation-choices';
import { paths, searchPath } from '@waymark/contract/paths';
import type {
  ModeratedPostingDetail,
  ModeratedPostingsQuery,
} from '@waymark/contract/posting/staff-postings';
import { readPage, readWords } from '../../../lib/list-address.ts';

/** The address of a list of postings, or of one of them. */
export function moderatedPostingsPath({
  job,
  show,
  q,
  page,
}: Partial<ModeratedPostingsQuery> & { job?: string } = {}): string {
  const query = { job, show: show === 'waiting' ? '' : show, q, page: page === 1 ? '' : page };
  return searchPath(query, paths.staffPostings);
}

/** The query of an address; values that it cannot have count as absent. */
export function readPostingsQuery(search: URLSearchParams): ModeratedPostingsQuery {
  const show = moderatedLists.find(({ value }) => value === search.get('show'))?.value ?? 'waiting';
  return { show, q: readWords(search), page: readPage(search) };
}

/** The decisions that the state of a posting allows, the likeliest first. */
export function decisionsOf({
  isWaiting,
  status,
  moderation,
}: Pick<ModeratedPostingDetail, 'isWaiting' | 'status' | 'moderation'>): PostingDecision[] {
  if (isWaiting) return ['approve', 'changes', 'refuse'];
  if (moderation === 'suspended') return ['lift'];
  if (moderation !== null) return status === 'pending' ? ['approve'] : [];
  return status === 'active' ? ['suspend'] : [];
}

interface ReportsQuery {
  kind?: 'jobs' | 'conversations';
  job?: string;
  conversation?: string;
  page?: number;
}

/** The address of a list of reports, or of the reports about one posting or conversation. */
export function reportsPath({ kind, page, ...one }: ReportsQuery = {}): string {
  const query = { kind: kind === 'conversations' ? kind : '', page: page === 1 ? '' : page, ...one };
  return searchPath(query, paths.staffReports);
}
