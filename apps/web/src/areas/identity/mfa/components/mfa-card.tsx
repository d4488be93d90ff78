import { useBoardWords } from '../../../../lib/board-words.ts';
import type { User } from '@waymark/contract/identity/accounts';
import type { IdentityProof, Mfa } from '@waymark/contract/identity/mfa';
import { paths } from '@waymark/contract/paths';
import { msg, plural } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes, MfaSetup } from './mfa-setup.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { refreshUser } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './mfa.module.css';
import { rich, sayHere, useSay } from '../../../../lib/languages/say.ts';

/** From this number on the card asks for new codes. */
const minRecoveryCodes = 3;

type Question = 'set-up' | 'codes' | 'remove';

/** MFA of the account: off or on, and its recovery codes. */
export function MfaCard({ user, mfa }: { user: User; mfa: Mfa }) {
  const say = useSay();
  const { since, recoveryCodesLeft } = mfa;
  const [question, setQuestion] = useState<Question | null>(null);
  const { revalidate } = useRevalidator();

  function close() {
    setQuestion(null);
    void revalidate();
  }

  return (
    <Card title={say`Two-factor authentication`}>
      {since === null ? (
        <OffState hasPassword={user.hasPassword} />
      ) : (
        <OnState {...{ since, recoveryCodesLeft }} />
      )}
      {(user.hasPassword || since !== null) && (
        <Actions>
          {since === null ? (
            <Button onClick={() => setQuestion('set-up')}>{say`Set up two-factor authentication`}</Button>
          ) : (
            <>
              <Button variant="secondary" onClick={() => setQuestion('codes')}>
                {say`New codes for recovery`}
              </Button>
              <Button variant="danger" onClick={() => setQuestion('remove')}>
                {say`Turn it off`}
              </Button>
            </>
          )}
        </Actions>
      )}
      <SetupDialog open={question === 'set-up'} onClose={close} />
      <RecoveryCodesDialog open={question === 'codes'} onClose={close} />
      <RemoveDialog open={question === 'remove'} isStaff={user.role === 'staff'} onClose={close} />
    </Card>
  );
}

function OffState({ hasPassword }: { hasPassword: boolean }) {
  const say = useSay();
  return (
    <>
      <p>
        {say`Beside your password, signing in asks for a code of your phone. A stolen password then opens nothing.`}
      </p>
      {!hasPassword && (
        <p>
          {rich(say, msg`It comes after a password, and you have none yet: <link>set one by mail</link>.`, {
            link: <Link to={paths.forgotPassword} />,
          })}
        </p>
      )}
    </>
  );
}

function OnState({ since, recoveryCodesLeft: left }: { since: string; recoveryCodesLeft: number }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <>
      <p className={`${ui['cluster']} ${styles['state']}`}>
        {rich(say, msg`<state>On</state> since ${formatDate(words, since, locale)}`, {
          state: <Badge tone="good">{null}</Badge>,
        })}
      </p>
      {left <= minRecoveryCodes ? (
        <Notice tone="bad">
          {left === 0
            ? say`You have no codes for recovery left. Make new ones.`
            : say`You have only ${plural(left, 'code')} for recovery left. Make new ones.`}
        </Notice>
      ) : (
        <p>{say`${plural(left, '# code for recovery is left', '# codes for recovery are left')}, should you lose your phone.`}</p>
      )}
    </>
  );
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

function SetupDialog({ open, onClose }: DialogProps) {
  const say = useSay();
  const [isOn, setOn] = useState(false);
  return (
    <Dialog
      open={open}
      title={isOn ? say`Put these codes away` : say`Set up two-factor authentication`}
      // The codes are shown once, so a press beside the dialog must not close it.
      dismissable={!isOn}
      onClose={onClose}
    >
      {open && (
        <MfaSetup
          onConfirmed={() => setOn(true)}
          onDone={() => {
            setOn(false);
            showSuccess(sayHere`Two-factor authentication is on`);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

function RecoveryCodesDialog({ open, onClose }: DialogProps) {
  const say = useSay();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function renew(proof: IdentityProof) {
    setCodes((await callApi('POST /second-step/recovery-codes', { body: proof })).data.recoveryCodes);
  }

  function close() {
    setCodes(null);
    onClose();
  }

  return (
    <Dialog
      open={open}
      title={codes ? say`Put these codes away` : say`New codes for recovery`}
      dismissable={!codes}
      onClose={close}
    >
      {open &&
        (codes ? (
          <RecoveryCodes codes={codes} onDone={close} />
        ) : (
          <ProofForm asksForCode submit={say`Make new codes`} onProve={renew} onCancel={close}>
            <p>{say`Ten new ones are made. Those you have do not work any more then.`}</p>
          </ProofForm>
        ))}
    </Dialog>
  );
}

function RemoveDialog({ open, isStaff, onClose }: DialogProps & { isStaff: boolean }) {
  const say = useSay();
  async function remove(proof: IdentityProof) {
    await callApi('POST /second-step/remove', { body: proof });
    await refreshUser();
    showSuccess(sayHere`Two-factor authentication is off`);
    onClose();
  }

  return (
    <Dialog open={open} title={say`Turn off two-factor authentication?`} onClose={onClose}>
      {open && (
        <ProofForm asksForCode submit={say`Turn it off`} isDanger onProve={remove} onCancel={onClose}>
          <p>
            {say`Your password alone signs you in again, and your other devices are signed out.`}{' '}
            {isStaff && say`The staff’s pages stay closed until you have set it up again.`}
          </p>
        </ProofForm>
      )}
    </Dialog>
  );
}
