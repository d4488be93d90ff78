import { staffIssueLists } from '@waymark/contract/choices/newsletter';
import { callApi } from '../../../lib/api-client.ts';
import { readPage } from '../../../lib/list-address.ts';

/** The list that the address asks for, or the issue that it names. */
export async function loadStaffIssues(search: URLSearchParams) {
  const show = staffIssueLists.find(({ value }) => value === search.get('show'))?.value ?? 'drafts';
  const issueId = search.get('issue');
  if (issueId) {
    const { data } = await callApi('GET /staff/newsletter/:issueId', { params: { issueId } });
    return { show, list: null, issue: data };
  }
  return {
    show,
    list: await callApi('GET /staff/newsletter', { query: { show, page: readPage(search) } }),
    issue: null,
  };
}

type LoadedIssues = Awaited<ReturnType<typeof loadStaffIssues>>;
export type LoadedIssueList = Omit<LoadedIssues, 'list' | 'issue'> & {
  list: NonNullable<LoadedIssues['list']>;
};
