import type { JobDetail } from '@waymark/contract/jobs';
import { paths } from '@waymark/contract/paths';
import type { Resume } from '@waymark/contract/resumes';
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { UploadProgress } from '../../../components/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../lib/api-answer.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { listOwnResumes } from '../api/list-own-resumes.ts';
import { sendApplication } from '../api/send-application.ts';
import { findDraftProblems, type ApplicationDraft } from '../rules.ts';
import styles from './apply-dialog.module.css';
import { CoverLetterField } from './cover-letter-field.tsx';
import { ResumeChoice } from './resume-choice.tsx';

interface ApplyDialogProps {
  job: JobDetail;
  open: boolean;
  onClose: () => void;
}

/** Starts with the default one of the stored resumes; null while they are loaded. */
function useApplicationDraft() {
  const [resumes, setResumes] = useState<readonly Resume[] | null>(null);
  const [draft, setDraft] = useState<ApplicationDraft>({ resumeId: '', file: null, coverLetter: '' });
  const change = (part: Partial<ApplicationDraft>) => setDraft((before) => ({ ...before, ...part }));

  useEffect(() => {
    async function load() {
      // If they cannot be had, a new one can still be uploaded.
      const found = await listOwnResumes().catch(() => []);
      const first = found.find((resume) => resume.isDefault) ?? found[0];
      setResumes(found);
      setDraft((before) => ({ ...before, resumeId: first?.id ?? '' }));
    }
    void load();
  }, []);
  return { resumes, draft, change };
}

/** Its state outlives closing it, and a failure keeps it open: nothing typed is lost. */
export function ApplyDialog({ job, open, onClose }: ApplyDialogProps) {
  const navigate = useNavigate();
  const { resumes, draft, change } = useApplicationDraft();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState<number | null>(null);

  async function send() {
    setSent(0);
    try {
      await sendApplication(job.id, draft, setSent);
    } catch (reason) {
      setProblems(fieldErrorsOf(reason));
      setFailure(messageOf(reason));
      return;
    } finally {
      setSent(null);
    }
    showSuccess('Application sent');
    await navigate(paths.jobsAppliedJob);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findDraftProblems(draft);
    setProblems(found);
    setFailure('');
    if (Object.keys(found).length === 0) return void send();
    focusFirst(event.currentTarget);
  }

  const sending = sent !== null;
  return (
    <Dialog open={open} title={`Apply for ${job.title}`} onClose={onClose} dismissable={!sending}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <ResumeChoice
          resumes={resumes}
          draft={draft}
          onChange={change}
          error={problems['resume'] ?? problems['resumeId']}
        />
        <CoverLetterField
          value={draft.coverLetter}
          onChange={(coverLetter) => change({ coverLetter })}
          error={problems['coverLetter']}
        />
        {sending && draft.file && !draft.resumeId && <UploadProgress sent={sent} label={draft.file.name} />}
        <Button type="submit" pending={sending}>
          Send application
        </Button>
      </form>
    </Dialog>
  );
}

/** The errors are drawn by the next render; the first field that then has one takes the focus. */
function focusFirst(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
