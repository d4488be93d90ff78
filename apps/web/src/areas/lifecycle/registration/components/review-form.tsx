import type { Control } from 'react-hook-form';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { TermsNote } from '../../../../components/layout/privacy-note.tsx';
import type { ReviewValues } from '../review-constants.ts';
import { ResumeField } from './resume-field.tsx';
import styles from './review-form.module.css';
import { SignInLink } from './sign-in-link.tsx';
import { useCarriedFields } from '../../../../lib/use-carried-fields.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import { useReviewForm } from './use-review-form.ts';
import { useSendReview } from './use-send-review.ts';

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
