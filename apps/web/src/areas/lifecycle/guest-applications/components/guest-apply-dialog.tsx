import { guestApplicationDays } from '@waymark/contract/hiring/choices';
import { coverLetterMaxLength } from '@waymark/contract/resumes/choices';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useController, useForm, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { CaptchaField } from '../../../../components/form/captcha/captcha-field.tsx';
import { useCaptchaForm } from '../../../../components/form/captcha/use-captcha-form.ts';
import { NameFields } from '../../../../components/form/name-fields.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { nameResolver } from '../../../../components/form/one-name.ts';
import { QuestionField } from '../../../../components/form/question-field.tsx';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { ProviderButtons } from '../../../../components/form/provider/provider-buttons.tsx';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf } from '../../../../lib/api-answer.ts';
import { uploadForm } from '../../../../lib/api-client.ts';
import { carriedFieldsOf } from '../../../../lib/carried-fields.ts';
import { guestApplicationKey } from '../../../../lib/drafts/session-draft.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import {
  answerName,
  guestFormOf,
  guestFormSchema,
  keptNamesOf,
  type GuestApplicationValues,
} from '../rules.ts';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface GuestApplyDialogProps {
  job: JobDetail;
  open: boolean;
  onClose: () => void;
}

/** Its state outlives closing, and a failure keeps it open: nothing typed is lost (L-33). */
export function GuestApplyDialog({ job, open, onClose }: GuestApplyDialogProps) {
  const say = useSay();
  const [sent, setSent] = useState<SentApplication | null>(null);
  const [isSending, setSending] = useState(false);
  return (
    <Dialog open={open} title={say`Apply for ${job.title}`} onClose={onClose} dismissable={!isSending}>
      {sent && <SentNote job={job} sent={sent} onChange={() => setSent(null)} onClose={onClose} />}
      {/* It stays behind the note, with its file, for the person who has to correct something. */}
      <div hidden={sent !== null}>
        <ApplicationForm job={job} onSending={setSending} onSent={setSent} />
      </div>
    </Dialog>
  );
}

interface SentApplication {
  message: string;
  email: string;
}

interface SentNoteProps extends Pick<GuestApplyDialogProps, 'job' | 'onClose'> {
  sent: SentApplication;
  onChange: () => void;
}

function SentNote({ job, sent: { message, email }, onChange, onClose }: SentNoteProps) {
  const say = useSay();
  return (
    <div className={ui['grid5']}>
      <Notice tone="good" focus>
        {message}
      </Notice>
      <p>
        {say`The link works for ${guestApplicationDays} days. Until you press the button, ${job.company.name} receives nothing.`}
      </p>
      <p className={ui['softSm']}>
        {say`No mail after a few minutes? Look among the unwanted ones, and check the address:`}{' '}
        <strong>{email}</strong>
      </p>
      <div className={ui['cluster3']}>
        <Button onClick={onClose}>{say`Done`}</Button>
        <Button variant="quiet" onClick={onChange}>
          {say`Change or send it again`}
        </Button>
      </div>
    </div>
  );
}

interface ApplicationFormProps {
  job: JobDetail;
  onSending: (isSending: boolean) => void;
  onSent: (sent: SentApplication) => void;
}

/** Sends the form, and shows refusals at their fields. */
function useSending(form: GuestForm, { job, onSending, onSent }: ApplicationFormProps) {
  const [share, setShare] = useState<number | null>(null);
  const { captcha, box, isSending, onSubmit } = useCaptchaForm(form, send);

  async function send(values: GuestApplicationValues) {
    setShare(0);
    onSending(true);
    try {
      const data = guestFormOf(job.id, job.questions, values);
      const { message } = await uploadForm('POST /guest-applications', data, setShare);
      onSent({ message, email: values.email });
      captcha.reset();
    } catch (failure) {
      await refuse(failure, values.resume);
    } finally {
      setShare(null);
      onSending(false);
    }
  }

  async function refuse(failure: unknown, file: File | null) {
    const broken = file && (await findUploadProblem(failure, file));
    if (broken) return form.setError('resume', { message: broken }, { shouldFocus: true });
    const names = job.questions.map(({ id }) => [`answers.${id}`, answerName(id)] as const);
    showFailure(form, failure, Object.fromEntries(names));
    if ('captcha' in fieldErrorsOf(failure)) captcha.reset();
  }

  return { share, captcha, box, isSending, onSubmit };
}

function ApplicationForm({ job, onSending, onSent }: ApplicationFormProps) {
  const say = useSay();
  const form = useForm<GuestApplicationValues>({
    resolver: nameResolver(guestFormSchema(job.questions)) as never,
    defaultValues: { hasOneName: false, coverLetter: '' },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const kept = keptNamesOf(job.questions);
  const restored = useFormDraft(form, guestApplicationKey(job.id), kept, { onLeave: true, file: 'resume' });
  const { share, captcha, box, isSending, onSubmit } = useSending(form, { job, onSending, onSent });

  return (
    <form className={ui['grid5']} {...sentByScript} onSubmit={onSubmit}>
      <MemberLinks control={form.control} jobId={job.id} />
      <ProviderButtons next={jobDetailPath(job.id)} divider={say`or apply without an account`} />
      {errors.root && (
        <Notice tone="bad" focus>
          {errors.root.message}
        </Notice>
      )}
      <NameFields form={form} />
      <EmailField form={form} />
      <ResumeField form={form} lost={restored?.fileName} />
      <EmployerFields form={form} job={job} />
      <CaptchaField captcha={captcha} box={box} error={errors.captcha?.message} />
      {share !== null && <UploadProgress sent={share} label={say`Your application`} />}
      <p className={ui['note']}>
        {say`We mail you a link. Once you press the button behind it, the employer receives your application, and an account is opened for you under this email, in which you can follow it.`}
      </p>
      <PrivacyNote />
      <Button type="submit" pending={isSending}>
        {say`Mail me the link`}
      </Button>
    </form>
  );
}

type GuestForm = UseFormReturn<GuestApplicationValues>;

/** The ways of those who have an account or want one first; both lead back to the job and take along what was typed. */
function MemberLinks({ control, jobId }: { control: Control<GuestApplicationValues>; jobId: string }) {
  const say = useSay();
  const state = { ...carriedFieldsOf(useWatch({ control })), next: jobDetailPath(jobId) };
  return (
    <p className={ui['softSm']}>
      {rich(say, msg`You need no account. Have one? <link>Sign in</link>, or <linkb>sign up</linkb> first.`, {
        link: <Link className={ui['nowrap']} to={paths.login} state={state} />,
        linkb: <Link className={ui['nowrap']} to={paths.register} state={state} />,
      })}
    </p>
  );
}

/** A component of its own, as the next one: fields are registered in their order, so that the first invalid one gets the focus. */
function EmailField({ form }: { form: GuestForm }) {
  const say = useSay();
  return (
    <TextField
      label={say`Email`}
      type="email"
      autoComplete="email"
      hint={say`The link goes here. The employer answers here too.`}
      {...bindField(form, 'email')}
    />
  );
}

function ResumeField({ form, lost }: { form: GuestForm; lost: string | undefined }) {
  const {
    field: { ref, onBlur },
    fieldState,
  } = useController({ control: form.control, name: 'resume' });

  // Checks a chosen file at once, before its upload is refused.
  function choose(file: File | null) {
    form.setValue('resume', file, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  return (
    <ResumeFileField
      {...{ lost, onBlur, ref }}
      file={null}
      onFile={choose}
      error={fieldState.error?.message}
    />
  );
}

/** The letter, and the employer's questions. */
function EmployerFields({ form, job }: { form: GuestForm; job: JobDetail }) {
  const say = useSay();
  const locale = useLocale();
  const letter = useWatch({ control: form.control, name: 'coverLetter' });
  return (
    <>
      {/* Without a maximum length, which would cut a pasted text off without notice. */}
      <TextArea
        label={say`Cover letter (optional)`}
        hint={say`${formatCount(letter.length, locale)} of ${formatCount(coverLetterMaxLength, locale)} characters`}
        rows={6}
        {...bindField(form, 'coverLetter')}
      />
      {job.questions.map((question) => (
        <Answer form={form} question={question} key={question.id} />
      ))}
    </>
  );
}

function Answer({ form, question }: { form: GuestForm; question: JobDetail['questions'][number] }) {
  const { field, fieldState } = useController({ control: form.control, name: answerName(question.id) });
  return (
    <QuestionField
      question={question}
      answer={field.value ?? ''}
      error={fieldState.error?.message}
      onAnswer={field.onChange}
    />
  );
}
