import { zodResolver } from '@hookform/resolvers/zod';
import { type IdentityProof, identityProofSchema } from '@waymark/contract/identity/second-step';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';

interface ProofFormProps {
  /** The consequence, and further fields. */
  children: ReactNode;
  /** Whether the account has a second step. */
  asksForCode: boolean;
  submit: string;
  isDanger?: boolean;
  /** Rejects with the failure of the server. */
  onProve: (proof: IdentityProof) => Promise<void>;
  onCancel?: () => void;
}

/** Asks for the password, and for a code if there is a second step, before sign-in settings change. */
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
    <form className={ui['stack5']} noValidate onSubmit={(event) => void form.handleSubmit(prove)(event)}>
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

type FieldProps = Omit<Parameters<typeof TextField>[0], 'label' | 'hint'>;

/** For a code of an app, or for a recovery code. */
export function CodeField({ isRecovery = false, ...field }: FieldProps & { isRecovery?: boolean }) {
  return isRecovery ? (
    <TextField
      key="recovery"
      label="Code for recovery"
      hint="One of the ten that you put away, such as 7k2m-9xqa-t4wd. It works once."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  ) : (
    <TextField
      key="app"
      label="Code"
      hint="The six figures that your app shows now."
      autoComplete="one-time-code"
      inputMode="numeric"
      {...field}
    />
  );
}
