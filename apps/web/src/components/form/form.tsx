import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import ui from '../../styles/primitives.module.css';
import { Actions } from './actions.tsx';
import { Button, type ButtonVariant } from './button.tsx';
import { Notice } from './notice.tsx';
import { showFailure } from './show-failure.ts';
import { useSay } from '../../lib/languages/say.ts';

interface FormProps<Fields extends FieldValues, Sent> {
  form: UseFormReturn<Fields, unknown, Sent>;
  /** When it rejects, the failure is shown at its fields or above them. */
  onSubmit: (fields: Sent) => Promise<void>;
  /** Fields of the form by the name that the contract has for them, where it is another one. */
  otherNames?: Parameters<typeof showFailure<Fields>>[2];
  submit: string;
  variant?: ButtonVariant;
  /** For a dialog: adds the button that closes it. */
  onCancel?: () => void;
  cancel?: string;
  /** Buttons after the one that submits. */
  tools?: ReactNode;
  /** Of the buttons; at the end where one of them closes a dialog. */
  align?: 'start' | 'end';
  className?: string | undefined;
  children: ReactNode;
}

/** A form of react-hook-form with its failure, fields and buttons. */
export function Form<Fields extends FieldValues, Sent>(props: FormProps<Fields, Sent>) {
  const { form, onSubmit, otherNames, submit, variant = 'primary', onCancel, tools, children } = props;
  const say = useSay();
  const { cancel = say`Cancel`, align = onCancel ? 'end' : 'start', className = ui['stack5'] } = props;
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit((fields) =>
    onSubmit(fields).catch((failure: unknown) => showFailure(form, failure, otherNames)),
  );
  return (
    <form className={className} noValidate onSubmit={(event) => void send(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      {children}
      <Actions align={align}>
        {onCancel && (
          <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
            {cancel}
          </Button>
        )}
        <Button type="submit" variant={variant} pending={isSubmitting}>
          {submit}
        </Button>
        {tools}
      </Actions>
    </form>
  );
}
