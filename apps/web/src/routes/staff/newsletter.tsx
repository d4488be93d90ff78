import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadStaffIssues } from '../../areas/content/newsletter/api/load-staff-issues.ts';
import { IssueDesk } from '../../areas/content/newsletter/components/desk/issue-desk.tsx';
import { IssueList } from '../../areas/content/newsletter/components/desk/issue-list.tsx';
import { IssueReport } from '../../areas/content/newsletter/components/desk/issue-report.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Newsletter');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('moderator', pathname))) return null;
  return loadStaffIssues(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffNewsletter() {
  const loaded = useLoaderData<typeof clientLoader>();
  const issue = loaded?.issue ?? null;
  return (
    <StaffArea role="moderator" isWide={issue?.state === 'draft'}>
      {loaded?.list && <IssueList show={loaded.show} list={loaded.list} />}
      {issue && !issue.figures && <IssueDesk key={issue.id} issue={issue} />}
      {issue?.figures && <IssueReport issue={issue} figures={issue.figures} />}
    </StaffArea>
  );
}
