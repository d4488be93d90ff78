import { paths } from '@waymark/contract/paths';
import { resumeReviewSchema } from '@waymark/contract/resumes/resume-review';
import { useState } from 'react';
import { type Control, useController, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { resumeProblemOf, type ReviewFields, reviewFormOf, type ReviewValues } from '../review-rules.ts';
import { Button } from '../../../../components/form/button.tsx';
import { NameFields } from '../../../../components/form/name-fields.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { nameResolver } from '../../../../components/form/one-name.ts';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { TermsNote } from '../../../../components/layout/privacy-note.tsx';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { uploadForm } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';
import { carriedFieldsOf } from '../../../../lib/carried-fields.ts';
import { showAction, showSuccess } from '../../../../lib/toasts.ts';
import { useCarriedFields } from '../../../../lib/use-carried-fields.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './registration.module.css';
import { sayHere, useSay } from '../../../../lib/languages/say.ts';

const keptNames = ['email', 'firstName', 'lastName', 'hasOneName'] as const;
/** Keeps the form while the user signs in on another page (B-11). */
const keptHow = { onLeave: true, file: 'resume' } as const;

/** The guard redirects home afterwards: this page is for guests. */
export function ReviewForm() {
  const say = useSay();
  const { form, errorOf } = useReviewForm();
  const restored = useFormDraft(form, 'review-draft', keptNames, keptHow);
  useCarriedFields(form, keptNames);
  const { sent, send } = useSendReview(form);
  const { errors, isSubmitting } = form.formState;

  return (
    <form
      className={ui['stack5']}
      {...sentByScript}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <p data-without="script">{say`The form needs JavaScript. Please switch it on in your browser.`}</p>
      {errors.email?.type === 'conflict' && <TakenNotice control={form.control} />}
      <TextField
        label={say`Email`}
        type="email"
        autoComplete="email"
        {...form.register('email')}
        error={errorOf('email')}
      />
      <div className={`${ui['grid5']} ${styles['names']}`}>
        <NameFields form={form} />
      </div>
      <ResumeField form={form} error={errorOf('resume')} lost={restored?.fileName} />
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      {sent !== null && <UploadProgress sent={sent} label={say`Your resume`} />}
      <Button type="submit" pending={isSubmitting}>
        {say`Submit`}
      </Button>
      <FormFoot control={form.control} />
    </form>
  );
}

/** What sending it means, and the way out for who needs no account. */
function FormFoot({ control }: { control: Control<ReviewValues> }) {
  const say = useSay();
  return (
    <>
      <p className={ui['note']}>
        {say`By sending it you ask us to have a reviewer read your resume, and to open an account for you under this email.`}
      </p>
      <TermsNote by="sending" />
      <p className={`${ui['soft']} ${styles['switch']}`}>
        {say`Already have an account?`} <SignInLink control={control} />
      </p>
    </>
  );
}

/** The address already has an account: keeps the fields and does not sign the visitor in (B-11). */
function TakenNotice({ control }: { control: Control<ReviewValues> }) {
  const say = useSay();
  return (
    <Notice tone="bad" silent>
      {say`Is that account yours?`} <SignInLink control={control} />
      {say`, or use another email here.`}
    </Notice>
  );
}

/** Passes the typed fields on to the sign-in page. */
function SignInLink({ control }: { control: Control<ReviewValues> }) {
  const say = useSay();
  return (
    <Link to={paths.login} state={carriedFieldsOf(useWatch({ control }))}>
      {say`Sign In`}
    </Link>
  );
}

interface ResumeFieldProps {
  form: ReviewState;
  error: string | undefined;
  /** The name of a chosen file that a reload removed. */
  lost: string | undefined;
}

/** Registered last, so that the first invalid field gets the focus. */
function ResumeField({ form, error, lost }: ResumeFieldProps) {
  const {
    field: { ref, onBlur },
  } = useController({ control: form.control, name: 'resume' });

  // Checks a chosen file at once, before its upload is refused.
  function choose(file: File | null) {
    form.setValue('resume', file, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  return <ResumeFileField {...{ error, lost, onBlur, ref }} file={null} onFile={choose} />;
}

interface SendReview {
  /** The share that has been sent; null while nothing is being sent. */
  sent: number | null;
  send(values: ReviewFields): Promise<void>;
}

/** Sends the form and shows refusals at their fields. */
function useSendReview({ getValues, setError }: ReviewState): SendReview {
  const [sent, setSent] = useState<number | null>(null);
  const navigate = useNavigate();

  /** Refusals without a field appear above the button. */
  async function fail(failure: unknown, file: File | null) {
    const broken = file && (await findUploadProblem(failure, file));
    const fields = Object.entries(broken ? { resume: broken } : fieldErrorsOf(failure));
    const shown = fields.filter(([name]) => name in getValues());
    const left = fields.filter((field) => !shown.includes(field)).map(([, message]) => message);
    if (fields.length === 0) left.push(messageOf(failure));
    if (left.length > 0) setError('root', { message: left.join(' ') });
    const type = isApiError(failure) ? failure.code : 'broken';
    for (const [name, message] of shown) {
      setError(name as keyof ReviewValues, { type, message }, { shouldFocus: true });
    }
  }

  async function send(values: ReviewFields) {
    setSent(0);
    try {
      await requestReview(values, setSent);
    } catch (failure) {
      await fail(failure, values.resume);
      return;
    } finally {
      setSent(null);
    }
    showSuccess(sayHere`Successfully sent resume`);
    // The new account holds the resume, so the automatic check is available before the review.
    showAction(sayHere`See at once what our automatic check finds in it.`, sayHere`Open the check`, () => {
      void navigate(paths.resumeCheck);
    });
  }

  return { sent, send };
}

/** Signs in to the account that was made for the resume (C-2). */
function requestReview(values: ReviewFields, onProgress: (share: number) => void): Promise<void> {
  return authenticate(
    async () => (await uploadForm('POST /resume-review', reviewFormOf(values), onProgress)).data,
  );
}

/** Adds the file, which exists in the browser only. */
const schema = resumeReviewSchema.extend({
  resume: z.custom<File | null>().superRefine((file, context) => {
    const message = resumeProblemOf(file);
    if (message) context.addIssue({ code: 'custom', message });
  }),
});

type ReviewState = UseFormReturn<ReviewValues, unknown, ReviewFields>;

interface ReviewFormState {
  form: ReviewState;
  /** The error of a field, once it should be shown. */
  errorOf(name: keyof ReviewValues): string | undefined;
}

/** Errors appear after blur; those of the email after the first submit (C-1). */
function useReviewForm(): ReviewFormState {
  // No other default values, so that fields the browser filled in early keep their text.
  const form = useForm<ReviewValues, unknown, ReviewFields>({
    resolver: nameResolver(schema),
    defaultValues: { hasOneName: false },
    mode: 'onTouched',
  });
  const { errors, submitCount } = form.formState;
  return {
    form,
    errorOf: (name) => (name === 'email' && submitCount === 0 ? undefined : errors[name]?.message),
  };
}
