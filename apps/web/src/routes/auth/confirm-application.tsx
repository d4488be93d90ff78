import type { WaitingApplication } from '@waymark/contract/lifecycle/guest-applications';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { AuthPage, AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import {
  ConfirmForm,
  DeliveredNote,
  type Delivered,
} from '../../areas/lifecycle/guest-applications/components/confirm-application.tsx';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { fieldErrorsOf, isApiError, messageOf } from '../../lib/api-answer.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const title = msg`Send your application`;

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

interface CheckedApplication {
  token: string;
  /** Null where it cannot be shown, for the reason in `problem`. */
  waiting: WaitingApplication | null;
  problem: string;
  /** Whether another try may help. */
  isDead: boolean;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<CheckedApplication> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const incomplete = msg`This link is not complete. Open it again from the mail.`;
  if (!token) return { token, waiting: null, problem: incomplete, isDead: true };
  try {
    const { data } = await callApi('POST /guest-applications/check', { body: { token } });
    return { token, waiting: data, problem: '', isDead: false };
  } catch (failure) {
    const isDead = isApiError(failure) && (failure.code === 'gone' || failure.code === 'invalid_input');
    return { token, waiting: null, problem: fieldErrorsOf(failure)['token'] ?? messageOf(failure), isDead };
  }
}

export const HydrateFallback = () => <AuthPageFallback title={title} />;

export default function ConfirmApplicationPage() {
  const say = useSay();
  const { token, waiting, problem, isDead } = useLoaderData<typeof clientLoader>();
  const [delivered, setDelivered] = useState<Delivered | null>(null);
  if (waiting && delivered) {
    return (
      <AuthPage title={say`Application sent`}>
        <DeliveredNote waiting={waiting} delivered={delivered} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={title}>
      {waiting ? (
        <ConfirmForm token={token} waiting={waiting} onDelivered={setDelivered} />
      ) : (
        <Unavailable problem={problem} isDead={isDead} />
      )}
    </AuthPage>
  );
}

function Unavailable({ problem, isDead }: Pick<CheckedApplication, 'problem' | 'isDead'>) {
  const say = useSay();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <Notice tone="bad" focus>
        {problem}
      </Notice>
      {isDead ? (
        <ButtonLink to={paths.browseJobFilterList}>{say`Search jobs`}</ButtonLink>
      ) : (
        <Button pending={state !== 'idle'} onClick={() => void revalidate()}>
          {say`Try again`}
        </Button>
      )}
    </>
  );
}
