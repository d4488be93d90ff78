import { msg } from '@waymark/contract/text/message';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { localPath } from '@waymark/contract/language-prefix';
import { paths } from '@waymark/contract/paths';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { uploadForm } from '../../../../lib/api-client.ts';
import { needsDocument } from '../../../../lib/board.ts';
import { documentLanguage } from '../../../../lib/languages/document-language.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import { findDraftProblems, applicationFormOf, type ApplicationDraft } from '../rules.ts';
import { ApplicationFields } from './application-fields.tsx';
import { useApplicationDraft } from './use-application-draft.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** Sends the application and opens the list of all; problems show at their fields. */
function useSending(job: JobDetail, draft: ApplicationDraft, onSent: () => void) {
  const say = useSay();
  const navigate = useNavigate();
  const { problems, message, refuse, refuseFor } = useRefusal({ ...draft, resume: draft.file });
  const [sent, setSent] = useState<number | null>(null);

  async function send() {
    setSent(0);
    try {
      await uploadForm('POST /applications', applicationFormOf(job.id, draft), setSent);
    } catch (reason) {
      refuseFor(reason);
      return;
    } finally {
      setSent(null);
    }
    onSent();
    if (needsDocument(paths.jobsAppliedJob))
      return window.location.assign(localPath(paths.jobsAppliedJob, documentLanguage()));
    showSuccess(msg`Application sent`);
    await navigate(paths.jobsAppliedJob);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = findDraftProblems(say, draft, job.questions);
    refuse(found);
    if (Object.keys(found).length === 0) return void send();
    // The next render draws the errors.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  /** Of a letter that was kept: what is missing is told when it is sent. */
  function showFaults() {
    const { coverLetter } = findDraftProblems(say, draft, job.questions);
    if (coverLetter) refuse({ coverLetter });
  }

  return { problems, message, sent, submit, showFaults };
}

interface ApplyDialogProps {
  job: JobDetail;
  open: boolean;
  onClose: () => void;
}

/**
 * Its state outlives closing, and a failure keeps it open: nothing typed is lost. The form waits for its choices, so
 * that nothing moves under the pointer.
 */
export function ApplyDialog({ job, open, onClose }: ApplyDialogProps) {
  const say = useSay();
  const { choices, draft, change, discard, canDiscard, missingFile, forget } = useApplicationDraft(job.id);
  const { problems, message, sent, submit, showFaults } = useSending(job, draft, forget);
  const showKept = useEffectEvent(showFaults);
  useEffect(() => showKept(), []);
  const sending = sent !== null;
  return (
    <Dialog open={open} title={say`Apply for ${job.title}`} onClose={onClose} dismissable={!sending}>
      {choices === undefined ? (
        <LoadingLine>{say`Loading your resumes…`}</LoadingLine>
      ) : (
        <form className={ui['grid5']} noValidate onSubmit={submit}>
          {message && <Notice tone="bad">{message}</Notice>}
          {missingFile && draft.resumeId === '' && (
            <Notice tone="good">
              {say`Choose “${missingFile}” again: a browser keeps no file when its page is left.`}
            </Notice>
          )}
          <ApplicationFields job={job} {...choices} draft={draft} problems={problems} onChange={change} />
          {sending && draft.file && !draft.resumeId && <UploadProgress sent={sent} label={draft.file.name} />}
          <PrivacyNote />
          <Button type="submit" pending={sending}>
            {say`Send application`}
          </Button>
          {canDiscard && (
            <Button variant="quiet" disabled={sending} onClick={discard}>
              {say`Discard what I wrote`}
            </Button>
          )}
        </form>
      )}
    </Dialog>
  );
}
