import { staffIssueLists, type StaffIssueList } from '@waymark/contract/content/choices/newsletter';
import { callApi } from '../../../../lib/api-client.ts';
import { readPage } from '../../../../lib/list-address.ts';

/** The list that the address asks for, or the issue that it names. */
export async function loadStaffIssues(search: URLSearchParams) {
  const asked = staffIssueLists.find(({ value }) => value === search.get('show'))?.value;
  const issueId = search.get('issue');
  if (issueId) {
    const { data } = await callApi('GET /staff/newsletter/:issueId', { params: { issueId } });
    return { show: asked ?? 'drafts', list: null, issue: data };
  }
  const page = readPage(search);
  const listOf = async (show: StaffIssueList) => ({
    show,
    list: await callApi('GET /staff/newsletter', { query: { show, page } }),
    issue: null,
  });
  if (asked ?? page > 1) return listOf(asked ?? 'drafts');
  const [drafts, sent] = await Promise.all([listOf('drafts'), listOf('sent')]);
  return drafts.list.total === 0 && sent.list.total > 0 ? sent : drafts;
}

type LoadedIssues = Awaited<ReturnType<typeof loadStaffIssues>>;
export type LoadedIssueList = Omit<LoadedIssues, 'list' | 'issue'> & {
  list: NonNullable<LoadedIssues['list']>;
};
