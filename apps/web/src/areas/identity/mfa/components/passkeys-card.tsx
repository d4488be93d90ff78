import { zodResolver } from '@hookform/resolvers/zod';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { User } from '@waymark/contract/identity/accounts';
import { namePasskeySchema, type Passkey, type PasskeyName } from '@waymark/contract/identity/passkeys';
import type { IdentityProof } from '@waymark/contract/identity/mfa';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useRevalidator } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { usePasskeySupport } from './passkey-sign-in.tsx';
import { ProofForm } from './proof-form.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { refreshUser } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import styles from './mfa.module.css';
import ui from '../../../../styles/primitives.module.css';
import { rich, sayHere, useSay } from '../../../../lib/languages/say.ts';

interface PasskeysCardProps {
  user: User;
  passkeys: readonly Passkey[];
  /** Whether the account has MFA. */
  asksForCode: boolean;
}

type Question = { kind: 'add' } | { kind: 'name' | 'remove'; passkey: Passkey };

export function PasskeysCard({ user, passkeys, asksForCode }: PasskeysCardProps) {
  const say = useSay();
  const isSupported = usePasskeySupport();
  const [question, setQuestion] = useState<Question | null>(null);
  const { revalidate } = useRevalidator();
  const close = () => setQuestion(null);

  async function done(words: string) {
    close();
    await revalidate();
    showSuccess(words);
  }

  const named = question?.kind === 'name' ? question.passkey : null;
  return (
    <Card title={say`Passkeys`}>
      <p>
        {say`A passkey is kept by your device or your password manager and signs you in by finger, face or PIN, without a password. It counts as both steps.`}
      </p>
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onAsk={setQuestion} />}
      {!user.hasPassword && (
        <p>
          {rich(say, msg`You can add one as soon as you have a password: <link>set one by mail</link>.`, {
            link: <Link to={paths.forgotPassword} />,
          })}
        </p>
      )}
      {!isSupported && <p>{say`This browser cannot use passkeys at this address.`}</p>}
      {isSupported && user.hasPassword && (
        <Actions>
          <Button variant="secondary" onClick={() => setQuestion({ kind: 'add' })}>
            {say`Add a passkey`}
          </Button>
        </Actions>
      )}
      <AddPasskeyDialog
        open={question?.kind === 'add'}
        asksForCode={asksForCode}
        onAdded={() => done(sayHere`The passkey is added`)}
        onClose={close}
      />
      <NamePasskeyDialog
        passkey={named}
        onNamed={() => done(sayHere`The passkey has a new name`)}
        onClose={close}
      />
      <RemovePasskeyDialog
        question={question}
        onRemoved={() => done(sayHere`The passkey is removed`)}
        onClose={close}
      />
    </Card>
  );
}

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onAsk: (question: Question) => void;
}

function PasskeyList({ passkeys, onAsk }: PasskeyListProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <ul className={styles['passkeys']}>
      {passkeys.map((passkey) => (
        <li className={`${ui['spread']} ${styles['item']}`} key={passkey.id}>
          <span className={`${ui['shrink']} ${ui['grid']}`}>
            <strong dir="auto">{passkey.name}</strong>
            <span className={ui['note']}>
              {passkey.lastUsedAt
                ? say`Added on ${formatDate(words, passkey.createdAt, locale)}, last used ${formatSince(words, passkey.lastUsedAt, locale)}`
                : say`Added on ${formatDate(words, passkey.createdAt, locale)}, not used yet`}
            </span>
            {passkey.asksForPassword && (
              <span className={ui['note']}>
                {say`Not used since your password was set by mail: it asks for the password once. Remove it if it is not yours.`}
              </span>
            )}
          </span>
          <span className={styles['tools']}>
            <Button variant="quiet" onClick={() => onAsk({ kind: 'name', passkey })}>
              {say`Rename`} <VisuallyHidden>{passkey.name}</VisuallyHidden>
            </Button>
            <Button variant="quiet" onClick={() => onAsk({ kind: 'remove', passkey })}>
              {say`Remove`} <VisuallyHidden>{passkey.name}</VisuallyHidden>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface RemovePasskeyDialogProps {
  question: Question | null;
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

function RemovePasskeyDialog({ question, onRemoved, onClose }: RemovePasskeyDialogProps) {
  const say = useSay();
  const passkey = question?.kind === 'remove' ? question.passkey : null;

  async function remove() {
    if (!passkey) return;
    await callApi('DELETE /passkeys/:passkeyId', { params: { passkeyId: passkey.id } });
    await onRemoved();
  }

  return (
    <ConfirmDialog
      open={passkey !== null}
      title={passkey ? say`Remove ${passkey.name}?` : say`Remove the passkey?`}
      confirm={say`Remove`}
      onConfirm={remove}
      onClose={onClose}
    >
      {say`It no longer signs in. Your device may go on showing it; you can delete it there.`}
    </ConfirmDialog>
  );
}

interface NamePasskeyDialogProps {
  /** Null while the dialog is closed. */
  passkey: Passkey | null;
  onNamed: () => Promise<void>;
  onClose: () => void;
}

function NamePasskeyDialog({ passkey, onNamed, onClose }: NamePasskeyDialogProps) {
  const say = useSay();
  return (
    <Dialog open={passkey !== null} title={say`Rename the passkey`} onClose={onClose}>
      {passkey && <NameForm passkey={passkey} onNamed={onNamed} />}
    </Dialog>
  );
}

function NameForm({ passkey, onNamed }: { passkey: Passkey; onNamed: () => Promise<void> }) {
  const say = useSay();
  const form = useForm<PasskeyName>({
    resolver: zodResolver(namePasskeySchema),
    defaultValues: { name: passkey.name },
  });

  async function save({ name }: PasskeyName) {
    await callApi('PUT /passkeys/:passkeyId', { params: { passkeyId: passkey.id }, body: { name } });
    await onNamed();
  }

  return (
    <Form form={form} onSubmit={save} submit={say`Save`} align="end">
      <TextField label={say`Name`} autoComplete="off" {...bindField(form, 'name')} />
    </Form>
  );
}

interface AddPasskeyDialogProps {
  open: boolean;
  asksForCode: boolean;
  onAdded: () => Promise<void>;
  onClose: () => void;
}

function AddPasskeyDialog({ open, onClose, ...rest }: AddPasskeyDialogProps) {
  const say = useSay();
  return (
    <Dialog open={open} title={say`Add a passkey`} onClose={onClose}>
      {open && <AddPasskeyForm onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function AddPasskeyForm({ asksForCode, onAdded, onClose }: Omit<AddPasskeyDialogProps, 'open'>) {
  const say = useSay();
  const [name, setName] = useState(() => sayHere`This device`);
  const [nameError, setNameError] = useState<string>();
  const [problem, setProblem] = useState('');

  async function add(proof: IdentityProof) {
    setProblem('');
    const checked = namePasskeySchema.safeParse({ name });
    setNameError(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    if (await addPasskey(checked.data.name, proof)) return onAdded();
    setProblem(say`No passkey was made. This device may have one for your account already.`);
  }

  return (
    <ProofForm asksForCode={asksForCode} submit={say`Add the passkey`} onProve={add} onCancel={onClose}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <TextField
        label={say`Name`}
        hint={say`By which you find it in the list.`}
        autoComplete="off"
        value={name}
        error={nameError}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ProofForm>
  );
}

/** Makes a passkey on the device and adds it; false if the user cancels or the device has one already. */
async function addPasskey(name: string, proof: IdentityProof): Promise<boolean> {
  const { data } = await callApi('POST /passkeys/options', { body: proof });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = data.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(() => undefined);
  if (!response) return false;
  await callApi('POST /passkeys', { body: { token: data.token, name, response } });
  await refreshUser();
  return true;
}
