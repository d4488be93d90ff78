import { zodResolver } from '@hookform/resolvers/zod';
import {
  signupStep1Schema,
  signupStep2Schema,
  signupStep3Schema,
  signupStep4Schema,
  signupStep5Schema,
} from '@waymark/contract/identity/accounts';
import { useRef, useEffect, useEffectEvent, useState } from 'react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { UseFormReturn, Resolver } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { Button } from '../../../../components/form/button.tsx';
import { checkedPhone } from '../../../../components/form/load-phones.ts';
import { Notice } from '../../../../components/form/notice.tsx';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { TermsNote } from '../../../../components/layout/privacy-note.tsx';
import { findResumeProblem } from '../../../../components/upload/check-resume-file.ts';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { readDraft, storeDraft } from '../../../../lib/session-draft.ts';
import { useCarriedFields } from '../../../../lib/use-carried-fields.ts';
import { lastRegisterStep, registerSteps, emptyRegisterValues, registerDraftKey } from '../constants.ts';
import type { RegisterValues } from '../constants.ts';
import { draftOf, parseDraft, wizardPlaceOf } from '../rules.ts';
import { RegisterStep } from './register-step.tsx';
import { useRegisterSubmit } from './use-register-submit.ts';
import styles from '../../../../components/form/form.module.css';

const resume = z.custom<File | null>().superRefine((file, context) => {
  const message = findResumeProblem(file);
  if (message) context.addIssue({ code: 'custom', message });
});

// A schema takes its own fields out of the whole form, which is more than its type says it accepts.
const resolverOf = (schema: z.ZodObject) => zodResolver(schema) as unknown as Resolver<RegisterValues>;

/** The contract's schema of each step; the last one with the file, which only the browser has as such. */
const resolvers = [
  signupStep1Schema,
  signupStep2Schema.extend({ phone: checkedPhone(signupStep2Schema.shape.phone) }),
  signupStep3Schema,
  signupStep4Schema,
  signupStep5Schema.extend({ resume }),
].map(resolverOf);

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

/** The address has an account: nothing typed is lost, and nobody is signed in to it (B-11). */
function TakenNotice({ message, signIn }: { message: string; signIn: ReactNode }) {
  return (
    <Notice tone="bad">
      <p>{message}</p>
      <p>{signIn}, or go on with another email.</p>
    </Notice>
  );
}

/** The way so far, as waymarks; the heading of the step says the same in words. */
function WizardTrail({ step }: { step: number }) {
  return (
    <ol className={styles['trail']} aria-hidden="true">
      {registerSteps.map(({ title }, index) => (
        <li
          key={title}
          className={styles['mark']}
          data-state={index < step ? 'done' : index === step ? 'here' : undefined}
        />
      ))}
    </ol>
  );
}

/** A new step is announced by its heading; one with a field at fault leads straight to that field. */
function useStepFocus(
  form: UseFormReturn<RegisterValues>,
  step: number,
  heading: RefObject<HTMLElement | null>,
): void {
  const shown = useRef(step);
  const { getFieldState, setFocus } = form;

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const faulty = registerSteps[step]?.fields.find((field) => getFieldState(field).error);
    if (faulty) setFocus(faulty);
    else heading.current?.focus();
  }, [step, heading, getFieldState, setFocus]);
}

/** One form for all steps, so that Back finds everything; each step is checked on submit only (B-3). */
function useRegisterForm(step: number): UseFormReturn<RegisterValues> {
  const resolver = resolvers[step];
  return useForm<RegisterValues>({
    ...(resolver && { resolver }),
    defaultValues: emptyRegisterValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
}

interface KeptDraft {
  /** To be called after every change. */
  keep: () => void;
  /** The name of a file that was chosen before a reload, which keeps no files. */
  lostFile: string | undefined;
}

/** Gives back what a reload would have lost (B-3). */
function useRegisterDraft(
  form: UseFormReturn<RegisterValues>,
  { step, known, go }: ReturnType<typeof useWizardStep>,
): KeptDraft {
  const { reset, getValues } = form;
  const [lostFile, setLostFile] = useState<string>();
  const keep = () => storeDraft(registerDraftKey, draftOf(step, getValues(), lostFile));

  const restore = useEffectEvent(() => {
    const draft = parseDraft(readDraft(registerDraftKey));
    if (draft) {
      reset({ ...emptyRegisterValues, ...draft.values });
      setLostFile(draft.fileName);
    }
    // A step whose answers are gone, such as those of somebody who has signed up, begins anew.
    if (!draft || !known) go(draft?.step ?? 0, { replace: true });
  });
  // After the first render, which has to be the server's: the server knows no drafts.
  useEffect(() => restore(), []);

  const keepStep = useEffectEvent(() => {
    const begun = step > 0 || readDraft(registerDraftKey) !== null;
    if (begun) keep();
  });
  useEffect(() => keepStep(), [step]);

  return { keep, lostFile };
}

interface WizardStep {
  step: number;
  /** Whether the browser's history says which step this is: a reload and Back keep it, a new visit has none. */
  known: boolean;
  go: (step: number, how?: { replace?: boolean }) => void;
}

/** The steps are entries of the browser's history, so that its Back goes one step back (B-3). */
function useWizardStep(): WizardStep {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const [ready, setReady] = useState(false);
  // The first render has to be the server's, which knows no history.
  useEffect(() => setReady(true), []);
  const place = wizardPlaceOf(state);
  const at = place ?? { step: 0, pushed: 0 };

  function go(next: number, { replace = next < at.step } = {}) {
    if (next === at.step) return;
    // Where this step was come to from the one before, going back leads there and leaves nothing behind.
    if (next < at.step && at.step - next <= at.pushed) return void navigate(next - at.step);
    const wizard = { step: next, pushed: replace ? 0 : at.pushed + 1 };
    void navigate(pathname + search, { replace, state: { ...(state as object | null), wizard } });
  }

  return { step: ready ? at.step : 0, known: place !== null, go };
}
