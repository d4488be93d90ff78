import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useWatch, useController } from 'react-hook-form';
import type { Control, UseFormReturn } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
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
import type { ReviewValues } from '../review-constants.ts';
import { reviewFormOf } from '../review-rules.ts';
import { useReviewForm } from './use-review-form.ts';
import styles from './review-form.module.css';

const keptNames = ['email', 'firstName', 'lastName'] as const;
/** Whoever goes to sign in and comes back finds the form as it was (B-11). */
const keptHow = { onLeave: true, file: 'resume' } as const;

/** Afterwards the guard takes the person home: this page is for guests. */
export function ReviewForm() {
  const { form, errorOf } = useReviewForm();
  const restored = useFormDraft(form, 'review-draft', keptNames, keptHow);
  useCarriedFields(form, keptNames);
  const { sent, send } = useSendReview(form);
  const { errors, isSubmitting } = form.formState;

  function text(name: keyof ReviewValues, label: string, autoComplete: string, type = 'text') {
    return <TextField {...{ label, autoComplete, type }} error={errorOf(name)} {...form.register(name)} />;
  }

  return (
    <form
      className={styles['form']}
      {...sentByScript}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <p data-without="script">The form needs JavaScript. Please switch it on in your browser.</p>
      {errors.email?.type === 'conflict' && <TakenNotice control={form.control} />}
      {text('email', 'Email', 'email', 'email')}
      <div className={styles['names']}>
        {text('firstName', 'First name', 'given-name')}
        {text('lastName', 'Last name', 'family-name')}
      </div>
      <ResumeField form={form} error={errorOf('resume')} lost={restored?.fileName} />
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      {sent !== null && <UploadProgress sent={sent} label="Your resume" />}
      <Button type="submit" pending={isSubmitting}>
        Submit
      </Button>
      <FormFoot control={form.control} />
    </form>
  );
}

/** What sending it means, and the way out for who needs no account. */
function FormFoot({ control }: { control: Control<ReviewValues> }) {
  return (
    <>
      <p className={styles['agreement']}>
        By sending it you ask us to have a reviewer read your resume, and to open an account for you under
        this email.
      </p>
      <TermsNote by="sending it" />
      <p className={styles['switch']}>
        Already have an account? <SignInLink control={control} />
      </p>
    </>
  );
}

/** The address has an account: nobody is signed in to it, and nothing typed is lost (B-11). */
function TakenNotice({ control }: { control: Control<ReviewValues> }) {
  return (
    <Notice tone="bad">
      Is that account yours? <SignInLink control={control} />, or use another email here.
    </Notice>
  );
}

/** What was typed here goes along, so that nobody types it twice. */
function SignInLink({ control }: { control: Control<ReviewValues> }) {
  return (
    <Link to={paths.login} state={carriedFieldsOf(useWatch({ control }))}>
      Sign In
    </Link>
  );
}

interface ResumeFieldProps {
  form: UseFormReturn<ReviewValues>;
  error: string | undefined;
  /** The name of a file that was chosen before the page was loaded anew. */
  lost: string | undefined;
}

/** A component of its own, so that the form knows it last: the first wrong field gets the focus. */
function ResumeField({ form, error, lost }: ResumeFieldProps) {
  const {
    field: { ref, onBlur },
  } = useController({ control: form.control, name: 'resume' });

  // A chosen file is checked at once: its upload would be refused.
  function choose(file: File | null) {
    form.setValue('resume', file, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  return <ResumeFileField {...{ error, lost, onBlur, ref }} file={null} onFile={choose} />;
}

interface SendReview {
  /** The share that is on its way; null when nothing is. */
  sent: number | null;
  send(values: ReviewValues): Promise<void>;
}

/** Sends the form, and puts what the server says against it where it belongs. */
function useSendReview({ getValues, setError }: UseFormReturn<ReviewValues>): SendReview {
  const [sent, setSent] = useState<number | null>(null);
  const navigate = useNavigate();

  /** At the fields it is about; what is about none of them stands above the button. */
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

  async function send(values: ReviewValues) {
    setSent(0);
    try {
      await requestReview(values, setSent);
    } catch (failure) {
      // The store has shown the server's message; what was typed stays.
      await fail(failure, values.resume);
      return;
    } finally {
      setSent(null);
    }
    showSuccess('Successfully sent resume');
    // The account that was just opened holds the resume: what rules find in it can be seen while a person reads it.
    showAction('See at once what our automatic check finds in it.', 'Open the check', () => {
      void navigate(paths.resumeCheck);
    });
  }

  return { sent, send };
}

/** Sends the resume and signs in to the account that was opened for it (C-2). */
function requestReview(values: ReviewValues, onProgress: (share: number) => void): Promise<void> {
  return authenticate(
    async () => (await uploadForm('POST /resume-review', reviewFormOf(values), onProgress)).data,
  );
}
