import { zodResolver } from '@hookform/resolvers/zod';
import { type IdentityProof, identityProofSchema } from '@waymark/contract/identity/mfa';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Form } from '../../../../components/form/form.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface ProofFormProps {
  /** The consequence, and further fields. */
  children: ReactNode;
  /** Whether the account has MFA. */
  asksForCode: boolean;
  submit: string;
  isDanger?: boolean;
  /** Rejects with the failure of the server. */
  onProve: (proof: IdentityProof) => Promise<void>;
  onCancel?: () => void;
}

/** Asks for the password, and for a code if there is MFA, before sign-in settings change. */
export function ProofForm(props: ProofFormProps) {
  const say = useSay();
  const { children, asksForCode, submit, isDanger = false, onProve, onCancel } = props;
  const form = useForm<IdentityProof>({ resolver: zodResolver(identityProofSchema) });
  return (
    <Form
      form={form}
      onSubmit={onProve}
      submit={submit}
      variant={isDanger ? 'danger' : 'primary'}
      {...(onCancel && { onCancel })}
    >
      {children}
      <TextField
        label={say`Your password`}
        type="password"
        autoComplete="current-password"
        {...bindField(form, 'password')}
      />
      {asksForCode && (
        <TextField
          label={say`Code`}
          hint={say`The six figures that your app shows now, or a code for recovery.`}
          autoComplete="one-time-code"
          spellCheck={false}
          {...bindField(form, 'code')}
        />
      )}
    </Form>
  );
}

type FieldProps = Omit<Parameters<typeof TextField>[0], 'label' | 'hint'>;

/** For a code of an app, or for a recovery code. */
export function CodeField({ isRecovery = false, ...field }: FieldProps & { isRecovery?: boolean }) {
  const say = useSay();
  return isRecovery ? (
    <TextField
      key="recovery"
      label={say`Code for recovery`}
      hint={say`One of the ten that you put away, such as 7k2m-9xqa-t4wd. It works once.`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  ) : (
    <TextField
      key="app"
      label={say`Code`}
      hint={say`The six figures that your app shows now.`}
      autoComplete="one-time-code"
      inputMode="numeric"
      {...field}
    />
  );
}
