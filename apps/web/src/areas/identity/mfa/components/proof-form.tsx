import { zodResolver } from '@hookform/resolvers/zod';
import { identityProofSchema, type IdentityProof } from '@waymark/contract/identity/second-step';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import styles from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';

interface ProofFormProps {
  /** What follows from it, and what else is asked for. */
  children: ReactNode;
  /** Whether a second step is set up. */
  asksForCode: boolean;
  submit: string;
  isDanger?: boolean;
  /** Rejects with what the server refused. */
  onProve: (proof: IdentityProof) => Promise<void>;
  onCancel?: () => void;
}

/** Password, and code where there is a second step, before the way of signing in is changed. */
export function ProofForm(props: ProofFormProps) {
  const { children, asksForCode, submit, isDanger = false, onProve, onCancel } = props;
  const form = useForm<IdentityProof>({ resolver: zodResolver(identityProofSchema) });
  const { errors, isSubmitting } = form.formState;

  async function prove(proof: IdentityProof) {
    try {
      await onProve(proof);
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(prove)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      {children}
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        {...bindField(form, 'password')}
      />
      {asksForCode && (
        <TextField
          label="Code"
          hint="The six figures that your app shows now, or a code for recovery."
          autoComplete="one-time-code"
          spellCheck={false}
          {...bindField(form, 'code')}
        />
      )}
      <Actions align={onCancel ? 'end' : 'start'}>
        {onCancel && (
          <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} pending={isSubmitting}>
          {submit}
        </Button>
      </Actions>
    </form>
  );
}
