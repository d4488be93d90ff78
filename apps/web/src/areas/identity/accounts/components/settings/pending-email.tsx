import type { User, UpdateUserFields } from '@waymark/contract/identity/accounts';
import { useState } from 'react';
import { Button } from '../../../../../components/form/button.tsx';
import { messageOf } from '../../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../../lib/toasts.ts';
import { sendConfirmation } from '../../api/send-confirmation.ts';
import { updateAccountDetails } from '../../api/update-account-details.ts';
import { updateProfile } from '../../api/update-profile.ts';
import { detailValuesOf, profileValuesOf } from '../../rules.ts';
import { MailLinkButton } from './mail-link-button.tsx';
import { useFreshUser } from './use-fresh-user.ts';
import styles from './pending-email.module.css';

/** A new address waits for its confirmation: how to give it, or to take the change back. */
export function PendingEmail({ user, pendingEmail }: { user: User; pendingEmail: string }) {
  const [keeping, setKeeping] = useState(false);
  useFreshUser();

  async function keep() {
    setKeeping(true);
    try {
      await keepEmail(user);
      showSuccess(`Your email stays ${user.email}`);
    } catch (failure) {
      showError(messageOf(failure));
      setKeeping(false);
    }
  }

  return (
    <div className={styles['pending']}>
      <p role="status">
        Confirm <strong>{pendingEmail}</strong> by the link we sent there; until then your email stays{' '}
        <strong>{user.email}</strong>.
      </p>
      {/* Another address starts afresh, also with its cool-down. */}
      <MailLinkButton
        key={pendingEmail}
        label="Send the link again"
        to={pendingEmail}
        send={sendConfirmation}
      >
        <Button variant="quiet" pending={keeping} onClick={() => void keep()}>
          Keep the current one
        </Button>
      </MailLinkButton>
    </div>
  );
}

/** Saving the account's own address drops the one that waits for its confirmation. */
async function keepEmail(user: User): Promise<void> {
  if (user.role === 'candidate') await updateProfile(profileValuesOf(user) as UpdateUserFields);
  else await updateAccountDetails(detailValuesOf(user));
}
