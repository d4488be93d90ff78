import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { CandidateTools } from '../../areas/hiring/conversations/components/candidate-tools.tsx';
import { ConversationView } from '../../areas/hiring/conversations/components/conversation-view.tsx';
import { Inbox } from '../../areas/hiring/conversations/components/inbox.tsx';
import { inboxPlaceOf } from '../../areas/hiring/conversations/rules.ts';
import { InterviewChoice } from '../../areas/hiring/interviews/components/interview-choice.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { readAddress } from '../../lib/languages/page-address.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  privatePageMeta(
    loaderData?.detail ? msg`Messages with ${loaderData.detail.conversation.counterpart}` : msg`Messages`,
  );

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = readAddress(request);
  if (!(await hasRole('candidate', pathname))) return null;
  const place = inboxPlaceOf(searchParams);
  const { conversation: conversationId } = place;
  const [list, detail] = await Promise.all([
    callApi('GET /conversations', { query: { show: place.show } }),
    conversationId === null
      ? null
      : callApi('GET /conversations/:conversationId', { params: { conversationId } }).then(
          ({ data }) => data,
        ),
  ]);
  return { place, list, detail, interviews: await listInterviews(detail?.conversation.applicationId) };
}

/** The interviews of an application that was not withdrawn. */
async function listInterviews(applicationId: string | null | undefined) {
  if (!applicationId) return [];
  const query = { applications: applicationId };
  const [timeline] = (await callApi('GET /application-timelines', { query })).data;
  return timeline && timeline.nextStep !== 'withdrawn' ? timeline.interviews : [];
}

export default function JobsMessages() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <CandidateArea>{loaded && <OwnMessages {...loaded} />}</CandidateArea>;
}

type Loaded = NonNullable<Awaited<ReturnType<typeof clientLoader>>>;

function OwnMessages({ place, list, detail, interviews }: Loaded) {
  return (
    <Inbox side="candidate" place={place} list={list}>
      {detail && (
        <ConversationView
          key={detail.conversation.id}
          side="candidate"
          detail={detail}
          canWrite
          tools={<CandidateTools detail={detail} />}
          panel={interviews.map((interview) => (
            <InterviewChoice
              key={interview.id}
              interview={interview}
              company={detail.conversation.counterpart}
            />
          ))}
        />
      )}
    </Inbox>
  );
}
