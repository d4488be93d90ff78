import { zodResolver } from '@hookform/resolvers/zod';
import { type MfaCode, mfaCodeSchema, type MfaSetup as Setup } from '@waymark/contract/identity/mfa';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../../lib/api-client.ts';
import { CodeField, ProofForm } from './proof-form.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { QrCode } from '../../../../components/media/qr-code.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { refreshUser } from '../../../../lib/auth-store.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import styles from './mfa.module.css';
import ui from '../../../../styles/primitives.module.css';
import { sayHere, useSay } from '../../../../lib/languages/say.ts';

interface MfaSetupProps {
  /** Called once MFA is on; only the recovery codes are left to be stored. */
  onConfirmed?: () => void;
  onDone: () => void;
}

/** Asks for the password, shows the QR code, checks the first code, and shows the recovery codes. */
export function MfaSetup({ onConfirmed, onDone }: MfaSetupProps) {
  const say = useSay();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function begin(password: string) {
    setSetup((await callApi('POST /second-step', { body: { password } })).data);
  }

  async function finish() {
    // Only now: a refreshed user would be redirected before storing the codes.
    await refreshUser();
    onDone();
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />;
  if (!setup) {
    return (
      <ProofForm asksForCode={false} submit={say`Continue`} onProve={({ password }) => begin(password)}>
        <p>
          {say`You need an app for codes on your phone, such as Aegis, Google Authenticator or the one of your password manager.`}
        </p>
      </ProofForm>
    );
  }
  return (
    <ConfirmStep
      setup={setup}
      onConfirmed={(made) => {
        setCodes(made);
        onConfirmed?.();
      }}
    />
  );
}

function ConfirmStep({ setup, onConfirmed }: { setup: Setup; onConfirmed: (codes: string[]) => void }) {
  const say = useSay();
  const form = useForm<MfaCode>({ resolver: zodResolver(mfaCodeSchema) });

  async function confirm({ code }: MfaCode) {
    onConfirmed((await callApi('POST /second-step/confirm', { body: { code } })).data.recoveryCodes);
  }

  return (
    <Form form={form} onSubmit={confirm} submit={say`Turn it on`}>
      <p>{say`Take a picture of this with the app.`}</p>
      <QrCode text={setup.address} label={say`Picture for the app; the key below says the same`} />
      <p>
        {say`No camera? Type this key:`} <span className={styles['secret']}>{inGroups(setup.secret)}</span>
      </p>
      <CodeField {...bindField(form, 'code')} />
    </Form>
  );
}

/** Groups of four are easier to type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => Promise<void> | void;
}

/** Recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const say = useSay();
  const [pending, setPending] = useState(false);
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showSuccess(sayHere`The codes are copied`);
    } catch {
      showFailed(say`The browser did not let us copy. Write the codes down, or save them as a file.`);
    }
  }

  function save() {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'recovery-codes.txt';
    link.click();
    // The download starts after the click, so the address must stay valid for a while.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }

  async function finish() {
    setPending(true);
    try {
      await onDone();
    } catch (failure) {
      showFailed(failure);
      setPending(false);
    }
  }

  return (
    <div className={`${ui['stack5']} ${styles['step']}`}>
      <p>
        {say`Without your phone you can sign in with one of these codes. Each works once. Keep them in a safe place that only you can reach. They are not shown again.`}
      </p>
      <ul className={styles['codes']} aria-label={say`Codes for recovery`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Actions>
        <Button variant="secondary" onClick={() => void copy()}>
          {say`Copy`}
        </Button>
        <Button variant="secondary" onClick={save}>
          {say`Save as a file`}
        </Button>
        <Button pending={pending} onClick={() => void finish()}>
          {say`I have put them away`}
        </Button>
      </Actions>
    </div>
  );
}
