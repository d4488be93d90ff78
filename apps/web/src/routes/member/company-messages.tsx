import type { User } from '@waymark/contract/identity/accounts';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { getConversation } from '../../areas/hiring/conversations/api/get-conversation.ts';
import { listConversations } from '../../areas/hiring/conversations/api/list-conversations.ts';
import { ConversationView } from '../../areas/hiring/conversations/components/conversation-view.tsx';
import { Inbox } from '../../areas/hiring/conversations/components/inbox.tsx';
import { inboxPlaceOf } from '../../areas/hiring/conversations/rules.ts';
import { listInterviews } from '../../areas/hiring/interviews/api/list-interviews.ts';
import { InterviewPanel } from '../../areas/hiring/interviews/components/interview-panel.tsx';
import { DeclineButton } from '../../areas/hiring/rejections/components/decline-button.tsx';
import { WaitingLetters } from '../../areas/hiring/rejections/components/waiting-letters.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole, useAuth } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Messages');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasRole('employer', pathname))) return null;
  const place = inboxPlaceOf(searchParams);
  const conversationId =
    place.conversation ?? (place.application && (await findApplicationConversation(place.application)));
  const [list, detail] = await Promise.all([
    listConversations(place.show),
    conversationId ? getConversation(conversationId) : null,
  ]);
  const applicationId = detail ? detail.conversation.applicationId : place.application;
  const interviews = applicationId ? await listInterviews(applicationId) : [];
  return { place: { ...place, conversation: conversationId }, list, detail, applicationId, interviews };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function CompanyMessages() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { user } = useAuth();
  return <EmployerArea>{loaded && <Messages {...loaded} canWrite={mayWrite(user)} />}</EmployerArea>;
}

const mayWrite = (user: User | null) => user?.company != null && user.company.memberRole !== 'viewer';

type Loaded = NonNullable<Awaited<ReturnType<typeof clientLoader>>>;

function Messages({
  place,
  list,
  detail,
  applicationId,
  interviews,
  canWrite,
}: Loaded & { canWrite: boolean }) {
  const canOffer = canWrite && detail?.closedReason == null;
  const panel = applicationId && (
    <InterviewPanel
      applicationId={applicationId}
      interviews={interviews}
      canOffer={canOffer}
      tools={<DeclineButton applicationIds={[applicationId]} />}
    />
  );
  return (
    <>
      <WaitingLetters />
      <Inbox side="company" place={place} list={list}>
        {(detail ?? applicationId) && (
          <ConversationView
            key={applicationId ?? detail?.conversation.id}
            side="company"
            detail={detail}
            applicationId={applicationId}
            canWrite={canWrite}
            panel={panel}
          />
        )}
      </Inbox>
    </>
  );
}

/** The id of the conversation about an application; null before the first message. */
async function findApplicationConversation(applicationId: string): Promise<string | null> {
  const params = { applicationId };
  const { data } = await callApi('GET /company/applications/:applicationId/conversation', { params });
  return data.conversationId;
}
