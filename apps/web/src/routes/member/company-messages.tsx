import type { User } from '@waymark/contract/identity/accounts';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type MetaFunction } from 'react-router';
import { ConversationView } from '../../areas/hiring/conversations/components/conversation-view.tsx';
import { Inbox } from '../../areas/hiring/conversations/components/inbox.tsx';
import { inboxPlaceOf } from '../../areas/hiring/conversations/rules.ts';
import { InterviewPanel } from '../../areas/hiring/interviews/components/interview-panel.tsx';
import { DeclineButton } from '../../areas/hiring/rejections/components/decline-form.tsx';
import { WaitingLetters } from '../../areas/hiring/rejections/components/waiting-letters.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { callApi } from '../../lib/api-client.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  privatePageMeta(
    loaderData?.detail ? msg`Messages with ${loaderData.detail.conversation.counterpart}` : msg`Messages`,
  );

export const clientLoader = memberLoader('employer', async (search) => {
  const place = inboxPlaceOf(search);
  const conversationId = place.conversation ?? (await findConversation(place.application));
  const [list, detail] = await Promise.all([
    callApi('GET /conversations', { query: { show: place.show } }),
    conversationId === null
      ? null
      : callApi('GET /conversations/:conversationId', { params: { conversationId } }).then(
          ({ data }) => data,
        ),
  ]);
  const applicationId = detail ? detail.conversation.applicationId : place.application;
  const interviews = applicationId
    ? (await callApi('GET /company/applications/:applicationId/interviews', { params: { applicationId } }))
        .data
    : [];
  return { place: { ...place, conversation: conversationId }, list, detail, applicationId, interviews };
});

/** The conversation about an application; null before the first message. */
async function findConversation(applicationId: string | null): Promise<string | null> {
  if (applicationId === null) return null;
  const input = { params: { applicationId } };
  return (await callApi('GET /company/applications/:applicationId/conversation', input)).data.conversationId;
}

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
