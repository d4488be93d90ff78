import { zodResolver } from '@hookform/resolvers/zod';
import { namePasskeySchema, type Passkey, type PasskeyName } from '@waymark/contract/identity/passkeys';
import { useForm } from 'react-hook-form';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import styles from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { renamePasskey } from '../api/change-passkey.ts';

interface NamePasskeyDialogProps {
  /** Null: none is to be named. */
  passkey: Passkey | null;
  onNamed: () => Promise<void>;
  onClose: () => void;
}

export function NamePasskeyDialog({ passkey, onNamed, onClose }: NamePasskeyDialogProps) {
  return (
    <Dialog open={passkey !== null} title="Rename the passkey" onClose={onClose}>
      {passkey && <NameForm passkey={passkey} onNamed={onNamed} />}
    </Dialog>
  );
}

function NameForm({ passkey, onNamed }: { passkey: Passkey; onNamed: () => Promise<void> }) {
  const form = useForm<PasskeyName>({
    resolver: zodResolver(namePasskeySchema),
    defaultValues: { name: passkey.name },
  });
  const { errors, isSubmitting } = form.formState;

  async function save({ name }: PasskeyName) {
    try {
      await renamePasskey(passkey.id, name);
    } catch (failure) {
      showFailure(form, failure);
      return;
    }
    await onNamed();
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField label="Name" autoComplete="off" {...bindField(form, 'name')} />
      <Actions align="end">
        <Button type="submit" pending={isSubmitting}>
          Save
        </Button>
      </Actions>
    </form>
  );
}
