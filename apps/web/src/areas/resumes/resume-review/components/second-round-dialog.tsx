import type { OwnReview } from '@waymark/contract/resumes/resume-review';
import { useState, type FormEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { findResumeProblem } from '../../../../components/upload/check-resume-file.ts';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { askSecondRound } from '../api/ask-second-round.ts';
import styles from './own-reviews.module.css';

interface SecondRoundDialogProps {
  review: OwnReview;
  onAsked: () => void;
  onClose: () => void;
}

/** Sends the better resume; its reviewer sees what has changed. */
export function SecondRoundDialog({ review, onAsked, onClose }: SecondRoundDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState<number>();

  function choose(chosen: File | null) {
    setFile(chosen);
    setError(chosen ? findResumeProblem(chosen) : undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (error !== undefined) return;
    if (!file) return setError('Resume is required');
    setFailure('');
    setSent(0);
    try {
      await askSecondRound(review.id, file, setSent);
      onAsked();
    } catch (reason) {
      const { resume } = fieldErrorsOf(reason);
      if (resume === undefined) setFailure(messageOf(reason));
      else setError(resume);
      setSent(undefined);
    }
  }

  return (
    <Dialog open title="Ask for a second round" onClose={onClose} dismissable={sent === undefined}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <p>
          Send the version that you have worked over. A reviewer sees what has changed since, and tells you
          what that was worth. There is one second round for each review, and it is the last.
        </p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <ResumeFileField label="New resume" file={file} onFile={choose} error={error} />
        {sent !== undefined && <UploadProgress sent={sent} label="Your resume" />}
        <Actions align="end">
          <Button variant="secondary" disabled={sent !== undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={sent !== undefined}>
            Send it
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
