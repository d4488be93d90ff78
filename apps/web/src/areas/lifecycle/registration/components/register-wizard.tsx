import type { BoardWords } from '@waymark/contract/board-words';
import {
  signupStep1Schema,
  signupStep2Schema,
  signupStep3On,
  signupStep4Schema,
  signupStep5Schema,
} from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import {
  type FormEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormProvider, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { RegisterStep } from './register-step.tsx';
import {
  emptyRegisterValues,
  lastRegisterStep,
  registerDraftKey,
  type RegisterField,
  registerSteps,
  type RegisterValues,
} from '../constants.ts';
import { draftOf, parseDraft, signupFormOf, stepOfFields, wizardPlaceOf } from '../rules.ts';
import { Button } from '../../../../components/form/button.tsx';
import { checkedPhone } from '../../../../components/form/load-phones.ts';
import { nameResolver } from '../../../../components/form/one-name.ts';
import { Notice } from '../../../../components/form/notice.tsx';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { TermsNote } from '../../../../components/layout/privacy-note.tsx';
import { findResumeProblem } from '../../../../components/upload/check-resume-file.ts';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { readDraft, removeDraft, storeDraft } from '../../../../lib/drafts/session-draft.ts';
import { showAction } from '../../../../lib/toasts.ts';
import { useCarriedFields } from '../../../../lib/use-carried-fields.ts';
import { useWelcome } from '../../../../lib/use-welcome.ts';
import styles from '../../../../components/form/form.module.css';
import ui from '../../../../styles/primitives.module.css';
import { rich, sayHere, useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const resume = z.custom<File | null>().superRefine((file, context) => {
  const message = findResumeProblem(file);
  if (message) context.addIssue({ code: 'custom', message });
});

// Each schema picks its own fields from the whole form, which its type does not say.
const resolverOf = (schema: z.ZodObject) => nameResolver(schema) as unknown as Resolver<RegisterValues>;

/** One schema per step; the last one checks the file, which exists in the browser only. */
const listResolvers = (words: BoardWords) =>
  [
    signupStep1Schema,
    signupStep2Schema.extend({ phone: checkedPhone(signupStep2Schema.shape.phone) }),
    signupStep3On(words),
    signupStep4Schema,
    signupStep5Schema.extend({ resume }),
  ].map(resolverOf);

const carriedNames = ['email', 'firstName', 'lastName', 'hasOneName'] as const;

/** The guard redirects after signing up. `signIn` is the link to the sign-in page. */
export function RegisterWizard({ signIn }: { signIn: ReactElement }) {
  const say = useSay();
  const wizard = useWizardStep();
  const { step, go } = wizard;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRegisterForm(step);
  const { keep, lostFile } = useRegisterDraft(form, wizard);
  const { submit, sent, refusal } = useRegisterSubmit(form, step, go);
  useCarriedFields(form, carriedNames);
  useStepFocus(form, step, heading);

  const { isSubmitting } = form.formState;

  /** A step is checked when it is left; a field with an error is checked while it is corrected. */
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
        className={ui['stack5']}
        {...sentByScript}
        onChange={change}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <RegisterStep step={step} heading={heading} lostFile={lostFile} />
        {sent !== null && <UploadProgress sent={sent} label={say`Your resume`} />}
        {refusal && !refusal.taken && <Notice tone="bad">{refusal.message}</Notice>}
        <TermsNote by="account" />
        <div className={`${ui['wrap3']} ${styles['actions']}`}>
          {step > 0 && (
            <Button variant="secondary" disabled={isSubmitting} onClick={() => go(step - 1)}>
              {say`Back`}
            </Button>
          )}
          <Button type="submit" pending={isSubmitting}>
            {step < lastRegisterStep ? say`Next` : say`Sign me up`}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/**
 * The address already has an account: keeps the fields and does not sign the visitor in (B-11). The field says so.
 */
function TakenNotice({ message, signIn }: { message: string; signIn: ReactElement }) {
  const say = useSay();
  return (
    <Notice tone="bad" silent>
      {message && <p dir="auto">{message}</p>}
      <p>
        {rich(say, msg`Is that account yours? <link>Sign In</link>, or go on with another email.`, {
          link: signIn,
        })}
      </p>
    </Notice>
  );
}

/** Shows the progress; the heading of the step says the same as text. */
function WizardTrail({ step }: { step: number }) {
  return (
    <ol className={`${ui['grid2']} ${styles['trail']}`} aria-hidden="true">
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

/** Focuses the first field with an error, or else the heading of the new step. */
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

/** One form for all steps, so that Back keeps the values; each step is checked on submit only (B-3). */
function useRegisterForm(step: number): UseFormReturn<RegisterValues> {
  const words = useBoardWords();
  const resolver = useMemo(() => listResolvers(words), [words])[step];
  return useForm<RegisterValues>({
    ...(resolver && { resolver }),
    defaultValues: emptyRegisterValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
}

interface KeptDraft {
  /** Call after every change. */
  keep: () => void;
  /** The name of a chosen file that a reload removed. */
  lostFile: string | undefined;
}

/** Restores the values after a reload (B-3). */
function useRegisterDraft(
  form: UseFormReturn<RegisterValues>,
  { step, known, go }: ReturnType<typeof useWizardStep>,
): KeptDraft {
  const { reset, getValues, trigger } = form;
  const [lostFile, setLostFile] = useState<string>();
  const [isRestored, setRestored] = useState(false);
  const keep = () => storeDraft(registerDraftKey, draftOf(step, getValues(), lostFile));

  const restore = useEffectEvent(() => {
    const draft = parseDraft(readDraft(registerDraftKey));
    if (draft) {
      reset({ ...emptyRegisterValues, ...draft.values });
      setLostFile(draft.fileName);
      setRestored(true);
    }
    // A step without its values, such as after signing up, starts from the beginning.
    if (!draft || !known) go(draft?.step ?? 0, { replace: true });
  });
  // After the first render, which must match the server: it knows no drafts.
  useEffect(() => restore(), []);

  const keepStep = useEffectEvent(() => {
    const begun = step > 0 || readDraft(registerDraftKey) !== null;
    if (begun) keep();
  });
  useEffect(() => keepStep(), [step]);

  const showFaults = useEffectEvent(() => {
    const values = getValues();
    const typed = registerSteps[step]?.fields.filter(
      (field) => typeof values[field] === 'string' && values[field],
    );
    if (isRestored && typed && typed.length > 0) void trigger(typed);
  });
  useEffect(() => showFaults(), [step, isRestored]);

  return { keep, lostFile };
}

interface WizardStep {
  step: number;
  /** Whether the history entry names the step: true after a reload or Back, false for a new visit. */
  known: boolean;
  go: (step: number, how?: { replace?: boolean }) => void;
}

/** Each step is a history entry, so that the browser's Back goes one step back (B-3). */
function useWizardStep(): WizardStep {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const [ready, setReady] = useState(false);
  // The first render must match the server, which knows no history.
  useEffect(() => setReady(true), []);
  const place = wizardPlaceOf(state);
  const at = place ?? { step: 0, pushed: 0 };

  function go(next: number, { replace = next < at.step } = {}) {
    if (next === at.step) return;
    // Going back in the history leaves no entries of later steps behind.
    if (next < at.step && at.step - next <= at.pushed) return void navigate(next - at.step);
    const wizard = { step: next, pushed: replace ? 0 : at.pushed + 1 };
    void navigate(pathname + search, { replace, state: { ...(state as object | null), wizard } });
  }

  return { step: ready ? at.step : 0, known: place !== null, go };
}

interface RegisterSubmit {
  /** Leads to the next step, or signs up. */
  submit: () => Promise<void>;
  /** The share of the form that has been sent; null while nothing is being sent. */
  sent: number | null;
  /** A failure without a field; `taken` if the address has an account (B-11). */
  refusal: { message: string; taken: boolean } | null;
}

function useRegisterSubmit(
  form: UseFormReturn<RegisterValues>,
  step: number,
  go: (step: number) => void,
): RegisterSubmit {
  const [refusal, setRefusal] = useState<RegisterSubmit['refusal']>(null);
  const [sent, setSent] = useState<number | null>(null);
  const welcome = useWelcome();
  const navigate = useNavigate();

  async function fail(failure: unknown, file: File | null) {
    const upload = file && (await findUploadProblem(failure, file));
    const fields = Object.entries(upload ? { resume: upload } : fieldErrorsOf(failure));
    const taken = isApiError(failure) && failure.code === 'conflict';
    const shown = fields.filter(([name]) => name in form.getValues());
    const left = fields.filter((field) => !shown.includes(field)).map(([, message]) => message);
    if (fields.length === 0) left.push(messageOf(failure));
    if (taken || left.length > 0) setRefusal({ message: left.join(' '), taken });
    for (const [name, message] of shown) {
      form.setError(name as RegisterField, { message }, { shouldFocus: true });
    }
    const faulty = stepOfFields(fields.map(([name]) => name));
    if (faulty !== undefined) go(faulty);
  }

  /** Checked after the first step; without an answer, signing up reports it later. */
  async function isTaken(): Promise<boolean> {
    try {
      await callApi('POST /signup/check-email', { body: { email: form.getValues('email') } });
    } catch (failure) {
      if (!isApiError(failure) || failure.code !== 'conflict') return false;
      await fail(failure, null);
      return true;
    }
    return false;
  }

  async function submit() {
    setRefusal(null);
    if (step === 0 && (await isTaken())) return;
    if (step < lastRegisterStep) return go(step + 1);
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
    welcome(sayHere`Successfully registered!`);
    showAction(sayHere`See at once what programs read in your resume.`, sayHere`Open the check`, () => {
      void navigate(paths.resumeCheck);
    });
  }

  return { submit, sent, refusal };
}

function signUp(values: RegisterValues, onProgress: (share: number) => void): Promise<void> {
  return authenticate(async () => (await uploadForm('POST /signup', signupFormOf(values), onProgress)).data);
}
