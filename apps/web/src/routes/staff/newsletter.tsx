import { staffIssueLists, type StaffIssueList } from '@waymark/contract/content/choices';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type MetaFunction } from 'react-router';
import { IssueDesk } from '../../areas/content/newsletter/components/desk/issue-desk.tsx';
import { IssueList } from '../../areas/content/newsletter/components/desk/issue-list.tsx';
import { IssueReport } from '../../areas/content/newsletter/components/desk/issue-report.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { callApi } from '../../lib/api-client.ts';
import { readPage } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  privatePageMeta(
    loaderData && 'issue' in loaderData
      ? msg`Issue: ${loaderData.issue.title || 'untitled'}`
      : msg`Newsletter`,
  );

/** The list that the address asks for, or the issue that it names. */
export const clientLoader = staffLoader('moderator', async (search) => {
  const issueId = search.get('issue');
  if (issueId) {
    const { data } = await callApi('GET /staff/newsletter/:issueId', { params: { issueId } });
    return { issue: data };
  }
  const page = readPage(search);
  const listOf = async (show: StaffIssueList) => ({
    show,
    list: await callApi('GET /staff/newsletter', { query: { show, page } }),
  });
  const named = staffIssueLists.find(({ value }) => value === search.get('show'))?.value;
  if (named ?? page > 1) return listOf(named ?? 'drafts');
  const [drafts, sent] = await Promise.all([listOf('drafts'), listOf('sent')]);
  return drafts.list.total === 0 && sent.list.total > 0 ? sent : drafts;
});

export default function StaffNewsletter() {
  const loaded = useLoaderData<typeof clientLoader>();
  const issue = loaded && 'issue' in loaded ? loaded.issue : null;
  return (
    <StaffArea role="moderator" isWide={issue?.state === 'draft'}>
      {loaded && 'list' in loaded && <IssueList {...loaded} />}
      {issue && !issue.figures && <IssueDesk key={issue.id} issue={issue} />}
      {issue?.figures && <IssueReport issue={issue} figures={issue.figures} />}
    </StaffArea>
  );
}
