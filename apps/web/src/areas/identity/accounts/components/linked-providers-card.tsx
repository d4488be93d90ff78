import { providerLabels, recentSignInMinutes } from '@waymark/contract/identity/choices';
import type { LinkedProvider, LinkedProviders } from '@waymark/contract/identity/provider-sign-in';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { ProviderButton } from '../../../../components/form/provider/provider-buttons.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { logout, useAuth } from '../../../../lib/auth-store.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { offeredProviders } from '../../../../components/form/provider/provider-sign-in.ts';
import { leaveSignInNote } from '../../../../lib/sign-in-note.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './profile-form.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

/** Who signs in to the account beside its password; nothing where the board has no providers. */
export function LinkedProvidersCard({ linked, isRecent }: LinkedProviders) {
  const say = useSay();
  const [target, setTarget] = useState<LinkedProvider | null>(null);
  const { user } = useAuth();
  const missing = offeredProviders().filter((key) => linked.every(({ provider }) => provider !== key));
  if (linked.length === 0 && missing.length === 0) return null;
  return (
    <Card title={say`Sign in with another account`}>
      <p>{say`An account that you have elsewhere can sign you in here. What you do on this board stays here.`}</p>
      {linked.length > 0 && (
        <ul className={styles['list']}>
          {linked.map((one) => (
            <LinkedItem key={one.id} linked={one} isRecent={isRecent} onUnlink={() => setTarget(one)} />
          ))}
        </ul>
      )}
      {user?.hasPassword === false && (
        <p>
          {rich(
            say,
            msg`You have no password yet. <link>Set one</link>, and you can sign in without a provider.`,
            { link: <Link to={paths.jobsChangePassword} /> },
          )}
        </p>
      )}
      {isRecent ? (
        <Actions>
          {missing.map((key) => (
            <ProviderButton
              key={key}
              provider={key}
              label={say`Link ${providerLabels[key]}`}
              purpose="link"
              next={paths.account}
            />
          ))}
        </Actions>
      ) : (
        <SignInAgain />
      )}
      <UnlinkDialog target={target} onClose={() => setTarget(null)} />
    </Card>
  );
}

/** Changes of the ways in need a sign-in of a few minutes ago. */
function SignInAgain() {
  const say = useSay();
  function signInAgain() {
    logout();
    leaveSignInNote({ message: say`Sign in again, and your account opens.`, path: paths.account });
  }

  return (
    <>
      <p>{say`To change this, sign in again: it needs a sign-in of the last ${recentSignInMinutes} minutes.`}</p>
      <Actions>
        <Button variant="secondary" onClick={signInAgain}>
          {say`Sign in again`}
        </Button>
      </Actions>
    </>
  );
}

interface LinkedItemProps {
  linked: LinkedProvider;
  isRecent: boolean;
  onUnlink: () => void;
}

function LinkedItem({ linked, isRecent, onUnlink }: LinkedItemProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { provider, email, createdAt, lastUsedAt } = linked;
  return (
    <li className={`${ui['spread']} ${styles['device']}`}>
      <p className={`${ui['grid1']} ${styles['words']}`}>
        <span>
          <strong>{providerLabels[provider]}</strong> {email}
        </span>
        <span className={`${ui['note']} ${styles['times']}`}>
          {lastUsedAt
            ? say`Linked on ${formatDate(words, createdAt, locale)}, last used ${formatSince(words, lastUsedAt, locale)}`
            : say`Linked on ${formatDate(words, createdAt, locale)}, not used yet`}
        </span>
      </p>
      {isRecent && (
        <Button variant="secondary" onClick={onUnlink}>
          {say`Unlink`} <VisuallyHidden>{providerLabels[provider]}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** Null while the dialog is closed. */
function UnlinkDialog({ target, onClose }: { target: LinkedProvider | null; onClose: () => void }) {
  const say = useSay();
  const { revalidate } = useRevalidator();

  async function unlink() {
    if (!target) return;
    const { message } = await callApi('DELETE /linked-providers/:linkedId', {
      params: { linkedId: target.id },
    });
    await revalidate();
    onClose();
    showSuccess(message);
  }

  return (
    <ConfirmDialog
      open={target !== null}
      title={target ? say`Unlink ${providerLabels[target.provider]}?` : say`Unlink the provider?`}
      confirm={say`Unlink`}
      onConfirm={unlink}
      onClose={onClose}
    >
      {say`It no longer signs you in, and your other devices are signed out. What is typed there and not saved is lost.`}
    </ConfirmDialog>
  );
}
