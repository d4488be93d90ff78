import type { User } from '@waymark/contract/identity/accounts';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { siteStorage } from '../../../../lib/browser-storage.ts';
import ui from '../../../../styles/primitives.module.css';
import { MailLinkButton, useFreshUser } from './settings/mail-link-button.tsx';
import styles from './profile-form.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

/** The account that put the line away, and when. Signing out deletes it. */
const putAwayKey = 'passwordPutAway';
const weekMs = 7 * 86_400_000;

/**
 * Until an account has a password (B-10); put away, it comes back at the next sign-in or after a week. Its address is
 * proven where mailed links have served so far (L-33).
 */
export function PasswordCard({ user: { id, email, emailConfirmed } }: { user: User }) {
  const say = useSay();
  const [isPutAway, setPutAway] = useState(() => wasPutAway(id));
  useFreshUser();
  if (isPutAway) return null;

  function putAway() {
    siteStorage.write(putAwayKey, `${id} ${Date.now()}`);
    setPutAway(true);
    // The button is removed with the line.
    document.querySelector<HTMLElement>('main')?.focus();
  }

  return (
    <section className={`${ui['spread']} ${styles['card']}`} aria-labelledby="set-password">
      <p id="set-password">
        {emailConfirmed ? (
          <>
            <strong>{say`You have no password yet.`}</strong> {say`The link to set one goes to ${email}.`}
          </>
        ) : (
          <>
            {rich(say, msg`<strong>Set your password:</strong> we have mailed a link to ${email}.`, {
              strong: <strong />,
            })}
          </>
        )}
      </p>
      <MailLinkButton
        label={emailConfirmed ? say`Send me the link` : say`Send a new link`}
        to={email}
        send={() => callApi('POST /forgot-password', { body: { email } })}
      >
        <Button variant="quiet" onClick={putAway}>
          {say`Not now`}
        </Button>
      </MailLinkButton>
    </section>
  );
}

function wasPutAway(id: string): boolean {
  const [by, at] = siteStorage.read(putAwayKey)?.split(' ') ?? [];
  return by === id && Date.now() - Number(at) < weekMs;
}
