import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@waymark/contract/identity/accounts';
import { deleteAccountSchema } from '@waymark/contract/lifecycle/privacy';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { changeUser } from '../../../../lib/auth-store.ts';
import { deleteAccount } from '../api/delete-account.ts';
import styles from './deletion.module.css';
import { DeletionDialog } from './deletion-dialog.tsx';

/** Asks for the password, then once more whether it is meant. */
export function DeletionForm({ user }: { user: User }) {
  const form = useForm<{ password: string }>({ resolver: zodResolver(deleteAccountSchema) });
  const [asked, setAsked] = useState(false);
  const { revalidate } = useRevalidator();
  const { errors } = form.formState;
  const wrongPassword = errors.password?.type === 'server';

  // Once the dialog has given the focus back, it goes to what has to be typed again.
  useEffect(() => {
    if (wrongPassword && !asked) form.setFocus('password');
  }, [wrongPassword, asked, form]);

  async function confirm() {
    try {
      const deletionDueAt = await deleteAccount(form.getValues('password'));
      changeUser({ ...user, deletionDueAt });
      // The other devices have been signed out.
      await revalidate();
    } catch (failure) {
      setAsked(false);
      const { password } = fieldErrorsOf(failure);
      if (password) form.setError('password', { type: 'server', message: password });
      else form.setError('root', { message: messageOf(failure) });
    }
  }

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => void form.handleSubmit(() => setAsked(true))(event)}
    >
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        {...bindField(form, 'password')}
      />
      <div>
        <Button type="submit" variant="danger">
          Delete my account
        </Button>
      </div>
      <DeletionDialog open={asked} onClose={() => setAsked(false)} onConfirm={confirm} />
    </form>
  );
}
