import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AuthPage, AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import { ConnectAssistant } from '../../areas/integrations/connections/components/connect-assistant.tsx';
import { readRequest } from '../../areas/integrations/connections/rules.ts';
import { Notice } from '../../components/form/notice.tsx';
import { messageOf } from '../../lib/api-answer.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

const title = msg`Connect an assistant`;

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = readRequest(new URL(request.url).searchParams);
  try {
    const { data } = await callApi('GET /connection-requests', { query: asked });
    return { asked, data, problem: '' };
  } catch (failure) {
    return { asked, data: null, problem: messageOf(failure) };
  }
}

export function HydrateFallback() {
  const say = useSay();
  return <AuthPageFallback title={say(title)} />;
}

export default function ConnectAssistantPage() {
  const say = useSay();
  const { asked, data, problem } = useLoaderData<typeof clientLoader>();
  return (
    <AuthPage title={say(title)}>
      {data ? <ConnectAssistant asked={asked} data={data} /> : <Notice tone="bad">{problem}</Notice>}
    </AuthPage>
  );
}
