import type { PoolQuestion } from '@waymark/contract/hiring/retention';
import { paths } from '@waymark/contract/paths';
import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { PoolQuestionForm } from '../../areas/hiring/retention/components/pool-question.tsx';
import { AuthPage, AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { fieldErrorsOf, isApiError, messageOf } from '../../lib/api-answer.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const title = msg`Stay in touch?`;

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

interface Checked {
  token: string;
  /** Null where it cannot be shown, for the reason in `problem`. */
  question: PoolQuestion | null;
  problem: string;
  /** Whether another try may help. */
  isDead: boolean;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Checked> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const incomplete = msg`This link is not complete. Open it again from the mail.`;
  if (!token) return { token, question: null, problem: incomplete, isDead: true };
  try {
    const { data } = await callApi('POST /pool-requests/check', { body: { token } });
    return { token, question: data, problem: '', isDead: false };
  } catch (failure) {
    const isDead = isApiError(failure) && (failure.code === 'gone' || failure.code === 'invalid_input');
    return { token, question: null, problem: fieldErrorsOf(failure)['token'] ?? messageOf(failure), isDead };
  }
}

export const HydrateFallback = () => <AuthPageFallback title={title} />;

export default function TalentPool() {
  const say = useSay();
  const { token, question, problem, isDead } = useLoaderData<typeof clientLoader>();
  const { revalidate, state } = useRevalidator();
  return (
    <AuthPage title={title}>
      {question && <PoolQuestionForm token={token} first={question} />}
      {!question && (
        <>
          <Notice tone="bad" focus>
            {problem}
          </Notice>
          {isDead ? (
            <ButtonLink to={paths.home}>{say`Go to the home page`}</ButtonLink>
          ) : (
            <Button pending={state !== 'idle'} onClick={() => void revalidate()}>
              {say`Try again`}
            </Button>
          )}
        </>
      )}
    </AuthPage>
  );
}
