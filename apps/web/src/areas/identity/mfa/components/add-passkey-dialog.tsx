import { namePasskeySchema } from '@waymark/contract/identity/passkeys';
import type { IdentityProof } from '@waymark/contract/identity/second-step';
import { useState } from 'react';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { addPasskey } from '../api/add-passkey.ts';
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
