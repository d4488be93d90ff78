import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { removeDraft } from '../../../lib/session-draft.ts';
import { fieldErrorsOf, isApiError } from '../../../lib/api-answer.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { signUp } from '../api/sign-up.ts';
import { registerDraftKey, registerSteps, type RegisterField } from '../constants.ts';
import { stepOfFields } from '../rules.ts';
import styles from './form.module.css';
import { RegisterStep } from './register-step.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { UploadProgress } from '../../../components/upload-progress.tsx';
import { useRegisterDraft } from './use-register-draft.ts';
import { useRegisterForm } from './use-register-form.ts';
import { useStepFocus } from './use-step-focus.ts';
import { WizardTrail } from './wizard-trail.tsx';

const lastStep = registerSteps.length - 1;

/** Afterwards the guard takes the person on: back to where they came from, or to the root. */
export function RegisterWizard() {
  const [step, setStep] = useState(0);
  const [taken, setTaken] = useState('');
  const [sent, setSent] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRegisterForm(step);
  const keepDraft = useRegisterDraft(form, step, setStep);
  useStepFocus(form, step, heading);

  function fail(failure: unknown) {
    if (isApiError(failure) && failure.code === 'conflict') setTaken(failure.message);
    const fields = Object.entries(fieldErrorsOf(failure));
    for (const [name, message] of fields) {
      form.setError(name as RegisterField, { message }, { shouldFocus: true });
    }
    const faulty = stepOfFields(fields.map(([name]) => name));
    if (faulty !== undefined) setStep(faulty);
  }

  async function submit() {
    setTaken('');
    if (step < lastStep) return setStep(step + 1);
    setSent(0);
    try {
      await signUp(form.getValues(), setSent);
    } catch (failure) {
      fail(failure);
      return;
    } finally {
      setSent(null);
    }
    removeDraft(registerDraftKey);
    showSuccess('Successfully registered!');
  }

  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <WizardTrail step={step} />
      {taken && <TakenNotice message={taken} />}
      <form
        className={styles['form']}
        noValidate
        onChange={keepDraft}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <RegisterStep step={step} heading={heading} />
        {sent !== null && <UploadProgress sent={sent} label="Your resume" />}
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
