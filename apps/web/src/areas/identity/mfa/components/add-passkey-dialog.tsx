import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { namePasskeySchema } from '@waymark/contract/identity/passkeys';
import type { IdentityProof } from '@waymark/contract/identity/second-step';
import { useState } from 'react';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { refreshUser } from '../../../../lib/auth-store.ts';
import { ProofForm } from './proof-form.tsx';

interface AddPasskeyDialogProps {
  open: boolean;
  asksForCode: boolean;
  onAdded: () => Promise<void>;
  onClose: () => void;
}

export function AddPasskeyDialog({ open, onClose, ...rest }: AddPasskeyDialogProps) {
  return (
    <Dialog open={open} title="Add a passkey" onClose={onClose}>
      {open && <AddPasskeyForm onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function AddPasskeyForm({ asksForCode, onAdded, onClose }: Omit<AddPasskeyDialogProps, 'open'>) {
  const [name, setName] = useState('This device');
  const [nameError, setNameError] = useState<string>();
  const [problem, setProblem] = useState('');

  async function add(proof: IdentityProof) {
    setProblem('');
    const checked = namePasskeySchema.safeParse({ name });
    setNameError(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    if (await addPasskey(checked.data.name, proof)) return onAdded();
    setProblem('No passkey was made. This device may have one for your account already.');
  }

  return (
    <ProofForm asksForCode={asksForCode} submit="Add the passkey" onProve={add} onCancel={onClose}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <TextField
        label="Name"
        hint="By which you find it in the list."
        autoComplete="off"
        value={name}
        error={nameError}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ProofForm>
  );
}

/** Has the device make a passkey and adds it; false where the person or the device makes none. */
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
