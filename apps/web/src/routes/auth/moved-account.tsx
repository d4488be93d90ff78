import type { MovedAccount } from '@waymark/contract/lifecycle/moving';
import { paths } from '@waymark/contract/paths';
import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { AuthPage, AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import { MovedAccountForm } from '../../areas/lifecycle/moving/components/moved-account.tsx';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { fieldErrorsOf, isApiError, messageOf } from '../../lib/api-answer.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const title = msg`Open your account`;

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

interface CheckedAccount {
  token: string;
  /** Null where there is nothing to open, for the reason in `problem`. */
  account: MovedAccount | null;
  problem: string;
  /** Whether another try may help. */
  isDead: boolean;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<CheckedAccount> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const incomplete = msg`This link is not complete. Open it again from the mail.`;
  if (!token) return { token, account: null, problem: incomplete, isDead: true };
  try {
    const { data } = await callApi('POST /moved-accounts/check', { body: { token } });
    return { token, account: data, problem: '', isDead: false };
  } catch (failure) {
    const isDead = isApiError(failure) && (failure.code === 'gone' || failure.code === 'invalid_input');
    return { token, account: null, problem: fieldErrorsOf(failure)['token'] ?? messageOf(failure), isDead };
  }
}

export const HydrateFallback = () => <AuthPageFallback title={title} />;

export default function MovedAccountPage() {
  const { token, account, problem, isDead } = useLoaderData<typeof clientLoader>();
  return (
    <AuthPage title={title}>
      {account ? (
        <MovedAccountForm token={token} account={account} />
      ) : (
        <Unavailable problem={problem} isDead={isDead} />
      )}
    </AuthPage>
  );
}

function Unavailable({ problem, isDead }: Pick<CheckedAccount, 'problem' | 'isDead'>) {
  const say = useSay();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <Notice tone="bad" focus>
        {problem}
      </Notice>
      {isDead ? (
        <ButtonLink to={paths.register}>{say`Sign up`}</ButtonLink>
      ) : (
        <Button pending={state !== 'idle'} onClick={() => void revalidate()}>
          {say`Try again`}
        </Button>
      )}
    </>
  );
}
