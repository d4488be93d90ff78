import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useBoardWords } from '../../lib/board-words.ts';
import { AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import {
  mailedLinkLoader,
  MailedLinkPage,
} from '../../areas/identity/accounts/components/mailed-link-page.tsx';
import { graceText } from '../../areas/lifecycle/privacy/rules.ts';
import { Actions } from '../../components/form/actions.tsx';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { isApiError, messageOf } from '../../lib/api-answer.ts';
import { callApi } from '../../lib/api-client.ts';
import { refreshUser, useAuth } from '../../lib/auth-store.ts';
import { formatDate } from '../../lib/format-date.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { useLocale } from '../../lib/languages/language.ts';
import styles from '../../areas/lifecycle/privacy/components/privacy.module.css';
import ui from '../../styles/primitives.module.css';
import { rich, useSay } from '../../lib/languages/say.ts';

const title = msg`Delete your account`;

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export const clientLoader = mailedLinkLoader('delete-account');

export const HydrateFallback = () => <AuthPageFallback title={title} />;

export default function DeleteAccount() {
  const { token, dead } = useLoaderData<typeof clientLoader>();
  return (
    <MailedLinkPage title={title} isDead={dead !== ''} alternative={<NewLink />}>
      {(onGone) => <ConfirmDeletion token={token} onGone={onGone} />}
    </MailedLinkPage>
  );
}

function NewLink() {
  const say = useSay();
  const { isAuthenticated } = useAuth();
  return isAuthenticated ? (
    <ButtonLink to={paths.account}>{say`Get a new link`}</ButtonLink>
  ) : (
    <ButtonLink to={paths.login} state={{ next: paths.account }}>
      {say`Sign in for a new link`}
    </ButtonLink>
  );
}

/** Mail scanners open links, so only the button acts. */
function ConfirmDeletion({ token, onGone }: { token: string; onGone: () => void }) {
  const say = useSay();
  const { isAuthenticated } = useAuth();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const [dueAt, setDueAt] = useState('');

  async function confirm() {
    setFailure('');
    setPending(true);
    try {
      const { data } = await callApi('POST /delete-account/confirm', { body: { token } });
      setDueAt(data.deletionDueAt);
      // The link may belong to another account than the one that is signed in here.
      if (isAuthenticated) await refreshUser().catch(() => undefined);
    } catch (reason) {
      if (isApiError(reason) && reason.code === 'gone') return onGone();
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  if (dueAt) return <Scheduled dueAt={dueAt} />;
  return (
    <div className={`${ui['grid4']} ${styles['form']}`}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>
        {say`Your account and everything in it will be deleted.`} {say(graceText)}
      </p>
      <Actions>
        <Button variant="danger" pending={pending} onClick={() => void confirm()}>
          {say`Delete my account`}
        </Button>
        <ButtonLink variant="secondary" to={paths.home}>
          {say`Keep it`}
        </ButtonLink>
      </Actions>
    </div>
  );
}

function Scheduled({ dueAt }: { dueAt: string }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <div className={`${ui['grid4']} ${styles['form']}`}>
      <Notice tone="good">
        {rich(
          say,
          msg`Your account will be deleted on <strong>${formatDate(words, dueAt, locale)}</strong>. We have sent you a mail that says how to keep it.`,
          { strong: <strong className={`${ui['strong']} ${ui['nowrap']}`} /> },
        )}
      </Notice>
      <div>
        <ButtonLink variant="secondary" to={paths.home}>
          {say`Go to the home page`}
        </ButtonLink>
      </div>
    </div>
  );
}
