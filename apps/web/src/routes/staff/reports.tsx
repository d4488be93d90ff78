import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadReports } from '../../areas/office/moderation/api/load-reports.ts';
import {
  ReportedConversationDesk,
  ReportedJobDesk,
} from '../../areas/office/moderation/components/report-desk.tsx';
import {
  ReportedConversations,
  ReportedJobs,
} from '../../areas/office/moderation/components/report-list.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Reports');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('moderator', pathname))) return null;
  return loadReports(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffReports() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="moderator">
      {loaded?.kind === 'jobs' && <ReportedJobs jobs={loaded.jobs} />}
      {loaded?.kind === 'conversations' && <ReportedConversations conversations={loaded.conversations} />}
      {loaded?.kind === 'job' && <ReportedJobDesk job={loaded.job} />}
      {loaded?.kind === 'conversation' && <ReportedConversationDesk conversation={loaded.conversation} />}
    </StaffArea>
  );
}
