import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { removeDraft } from '../../../lib/session-draft.ts';
import { fieldErrorsOf, isApiError, messageOf } from '../../../lib/api-answer.ts';
import { findUploadProblem } from '../../../lib/find-upload-problem.ts';
import { signUp } from '../api/sign-up.ts';
import { registerDraftKey, registerSteps, type RegisterField } from '../constants.ts';
import { stepOfFields } from '../rules.ts';
import styles from './form.module.css';
import { RegisterStep } from './register-step.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { UploadProgress } from '../../../components/upload-progress.tsx';
import { useCarriedFields } from './use-carried-fields.ts';
import { useRegisterDraft } from './use-register-draft.ts';
import { useRegisterForm } from './use-register-form.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useWelcome } from './use-welcome.ts';
import { WizardTrail } from './wizard-trail.tsx';

const lastStep = registerSteps.length - 1;
const carriedNames = ['email', 'firstName', 'lastName'] as const;

/** Afterwards the guard takes the person on: back to where they came from, or to the root. */
export function RegisterWizard() {
  const [step, setStep] = useState(0);
  const [refusal, setRefusal] = useState<{ message: string; taken: boolean } | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRegisterForm(step);
  const keepDraft = useRegisterDraft(form, step, setStep);
  const welcome = useWelcome();
  useCarriedFields(form, carriedNames);
  useStepFocus(form, step, heading);

  /** At the fields it is about; what is about none of them stands above the button. */
  async function fail(failure: unknown, file: File | null) {
    const upload = file && (await findUploadProblem(failure, file));
    const fields = Object.entries(upload ? { resume: upload } : fieldErrorsOf(failure));
    const taken = isApiError(failure) && failure.code === 'conflict';
    if (taken || fields.length === 0) setRefusal({ message: messageOf(failure), taken });
    for (const [name, message] of fields) {
      form.setError(name as RegisterField, { message }, { shouldFocus: true });
    }
    const faulty = stepOfFields(fields.map(([name]) => name));
    if (faulty !== undefined) setStep(faulty);
  }

  async function submit() {
    setRefusal(null);
    if (step < lastStep) return setStep(step + 1);
    const values = form.getValues();
    setSent(0);
    try {
      await signUp(values, setSent);
    } catch (failure) {
      await fail(failure, values.resume);
      return;
    } finally {
      setSent(null);
    }
    removeDraft(registerDraftKey);
    welcome('Successfully registered!');
  }

  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <WizardTrail step={step} />
      {refusal?.taken && <TakenNotice message={refusal.message} />}
      <form
        className={styles['form']}
        noValidate
        onChange={keepDraft}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <RegisterStep step={step} heading={heading} />
        {sent !== null && <UploadProgress sent={sent} label="Your resume" />}
        {refusal && !refusal.taken && <Notice tone="bad">{refusal.message}</Notice>}
        <div className={styles['actions']}>
          {step > 0 && (
            <Button variant="secondary" disabled={isSubmitting} onClick={() => setStep(step - 1)}>
              Back
            </Button>
          )}
          <Button type="submit" pending={isSubmitting}>
            {step < lastStep ? 'Next' : 'Sign me up'}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
