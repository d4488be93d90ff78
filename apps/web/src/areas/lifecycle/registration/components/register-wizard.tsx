import { useRef, type FormEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { lastRegisterStep, registerSteps } from '../constants.ts';
import styles from '../../../../components/form/form.module.css';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { TermsNote } from '../../../../components/layout/privacy-note.tsx';
import { RegisterStep } from './register-step.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { useCarriedFields } from '../../../../lib/use-carried-fields.ts';
import { useRegisterDraft } from './use-register-draft.ts';
import { useRegisterForm } from './use-register-form.ts';
import { useRegisterSubmit } from './use-register-submit.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useWizardStep } from './use-wizard-step.ts';
import { WizardTrail } from './wizard-trail.tsx';

const carriedNames = ['email', 'firstName', 'lastName'] as const;

/**
 * Afterwards the guard takes the person on: back to where they came from, or to the root. `signIn` is the link to
 * the sign-in page, for whoever has an account.
 */
export function RegisterWizard({ signIn }: { signIn: ReactNode }) {
  const wizard = useWizardStep();
  const { step, go } = wizard;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRegisterForm(step);
  const { keep, lostFile } = useRegisterDraft(form, wizard);
  const { submit, sent, refusal } = useRegisterSubmit(form, step, go);
  useCarriedFields(form, carriedNames);
  useStepFocus(form, step, heading);

  const { isSubmitting } = form.formState;

  /** Steps are checked when they are left; what is being mended is checked at once, so that its error goes. */
  function change(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    const field = registerSteps[step]?.fields.find((one) => one === name);
    if (field && form.getFieldState(field).error) void form.trigger(field);
    keep();
  }
  return (
    <FormProvider {...form}>
      <WizardTrail step={step} />
      {refusal?.taken && <TakenNotice message={refusal.message} signIn={signIn} />}
      <form
        className={styles['form']}
        {...sentByScript}
        onChange={change}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <RegisterStep step={step} heading={heading} lostFile={lostFile} />
        {sent !== null && <UploadProgress sent={sent} label="Your resume" />}
        {refusal && !refusal.taken && <Notice tone="bad">{refusal.message}</Notice>}
        <TermsNote by="creating an account" />
        <div className={styles['actions']}>
          {step > 0 && (
            <Button variant="secondary" disabled={isSubmitting} onClick={() => go(step - 1)}>
              Back
            </Button>
          )}
          <Button type="submit" pending={isSubmitting}>
            {step < lastRegisterStep ? 'Next' : 'Sign me up'}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
