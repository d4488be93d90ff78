import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { UploadProgress } from '../../../components/upload-progress.tsx';
import { lastRegisterStep } from '../constants.ts';
import styles from './form.module.css';
import { RegisterStep } from './register-step.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { useCarriedFields } from './use-carried-fields.ts';
import { useRegisterDraft } from './use-register-draft.ts';
import { useRegisterForm } from './use-register-form.ts';
import { useRegisterSubmit } from './use-register-submit.ts';
import { useStepFocus } from './use-step-focus.ts';
import { WizardTrail } from './wizard-trail.tsx';

const carriedNames = ['email', 'firstName', 'lastName'] as const;

/** Afterwards the guard takes the person on: back to where they came from, or to the root. */
export function RegisterWizard() {
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRegisterForm(step);
  const keepDraft = useRegisterDraft(form, step, setStep);
  const { submit, sent, refusal } = useRegisterSubmit(form, step, setStep);
  useCarriedFields(form, carriedNames);
  useStepFocus(form, step, heading);

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
            {step < lastRegisterStep ? 'Next' : 'Sign me up'}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
