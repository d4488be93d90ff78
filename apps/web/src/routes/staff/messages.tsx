import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadMessages } from '../../areas/office/back-office/api/load-messages.ts';
import { CallList } from '../../areas/office/back-office/components/call-list.tsx';
import { MessageDesk } from '../../areas/office/back-office/components/message-desk.tsx';
import { MessageList } from '../../areas/office/back-office/components/message-list.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Messages');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('moderator', pathname))) return null;
  return loadMessages(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffMessages() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="moderator">
      {loaded?.messages && <MessageList show={loaded.show} messages={loaded.messages} />}
      {loaded?.calls && <CallList show={loaded.show} calls={loaded.calls} />}
      {loaded?.message && <MessageDesk key={loaded.message.id} message={loaded.message} />}
    </StaffArea>
  );
}
