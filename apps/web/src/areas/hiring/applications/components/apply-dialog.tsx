import { coverLetterMaxLength } from '@waymark/contract/hiring/choices/applications';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { paths, letterForJobPath } from '@waymark/contract/paths';
import type { CoverLetter } from '@waymark/contract/resumes/resume-export/cover-letters';
import { formatCount } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate, Link } from 'react-router';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { uploadForm } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { findDraftProblems, applicationFormOf } from '../rules.ts';
import type { ApplicationDraft } from '../rules.ts';
import { QuestionFields } from './question-fields.tsx';
import { ResumeChoice } from './resume-choice.tsx';
import { useApplicationDraft } from './use-application-draft.ts';
import styles from './apply-dialog.module.css';

interface ApplyDialogProps {
  job: JobDetail;
  open: boolean;
  onClose: () => void;
}

/** Sends what was written and leads on; what is wrong with it is said at its fields. */
function useSending(job: JobDetail, draft: ApplicationDraft, onSent: () => void) {
  const navigate = useNavigate();
  const { problems, message, refuse, refuseFor } = useRefusal({ ...draft, resume: draft.file });
  const [sent, setSent] = useState<number | null>(null);

  async function send() {
    setSent(0);
    try {
      await sendApplication(job.id, draft, setSent);
    } catch (reason) {
      refuseFor(reason);
      return;
    } finally {
      setSent(null);
    }
    onSent();
    showSuccess('Application sent');
    await navigate(paths.jobsAppliedJob);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findDraftProblems(draft, job.questions);
    refuse(found);
    if (Object.keys(found).length === 0) return void send();
    focusFirst(event.currentTarget);
  }

  return { problems, message, sent, submit };
}

/**
 * Its state outlives closing it, and a failure keeps it open: nothing typed is lost. What there is to choose from is
 * there before the form is: nothing moves under whoever presses.
 */
export function ApplyDialog({ job, open, onClose }: ApplyDialogProps) {
  const { choices, draft, change, discard, canDiscard, lostFile, forget } = useApplicationDraft(job.id);
  const { problems, message, sent, submit } = useSending(job, draft, forget);
  const sending = sent !== null;
  return (
    <Dialog open={open} title={`Apply for ${job.title}`} onClose={onClose} dismissable={!sending}>
      {choices === null ? (
        <LoadingLine>Loading your resumes…</LoadingLine>
      ) : (
        <form className={styles['form']} noValidate onSubmit={submit}>
          {message && <Notice tone="bad">{message}</Notice>}
          {lostFile && draft.resumeId === '' && (
            <Notice tone="good">
              Choose “{lostFile}” again: a browser keeps no file when its page is left.
            </Notice>
          )}
          <ResumeChoice
            resumes={choices.resumes}
            draft={draft}
            onChange={change}
            error={draft.resumeId === '' ? problems['resume'] : problems['resumeId']}
          />
          <LetterChoice
            jobId={job.id}
            letters={choices.letters}
            onChoose={(coverLetter) => change({ coverLetter })}
          />
          <CoverLetterField
            value={draft.coverLetter}
            onChange={(coverLetter) => change({ coverLetter })}
            error={problems['coverLetter']}
          />
          <QuestionFields
            questions={job.questions}
            answers={draft.answers}
            problems={problems}
            onChange={(answers) => change({ answers })}
          />
          {sending && draft.file && !draft.resumeId && <UploadProgress sent={sent} label={draft.file.name} />}
          <PrivacyNote />
          <Button type="submit" pending={sending}>
            Send application
          </Button>
          {canDiscard && (
            <Button variant="quiet" disabled={sending} onClick={discard}>
              Discard what I wrote
            </Button>
          )}
        </form>
      )}
    </Dialog>
  );
}

/** The errors are drawn by the next render; the first field that then has one takes the focus. */
function focusFirst(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

async function sendApplication(
  jobId: string,
  draft: ApplicationDraft,
  onProgress: (share: number) => void,
): Promise<void> {
  await uploadForm('POST /applications', applicationFormOf(jobId, draft), onProgress);
}

interface CoverLetterFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Too long a letter is counted and refused, not cut off: a cut would go unnoticed in a pasted text. */
function CoverLetterField({ value, onChange, error }: CoverLetterFieldProps) {
  return (
    <TextArea
      label="Cover letter (optional)"
      hint={`${formatCount(value.length)} of ${formatCount(coverLetterMaxLength)} characters`}
      rows={6}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}

interface LetterChoiceProps {
  jobId: string;
  letters: readonly CoverLetter[];
  onChoose: (text: string) => void;
}

/** One of the stored letters as a start; nothing where there is none, and what is chosen can be changed. */
function LetterChoice({ jobId, letters, onChoose }: LetterChoiceProps) {
  const [chosen, setChosen] = useState('');

  function choose(letterId: string) {
    setChosen(letterId);
    const letter = letters.find(({ id }) => id === letterId);
    if (letter) onChoose(letter.text);
  }

  if (letters.length === 0) return null;
  return (
    <SelectField
      label="Use one of your cover letters"
      hint={
        <Link to={letterForJobPath(jobId)} target="_blank">
          Write one for this job (opens in a new window)
        </Link>
      }
      value={chosen}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">None</option>
      {letters.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
