import type { Resume } from '@waymark/contract/resumes/resumes';
import type { FormEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { replaceResume } from '../api/upload-resume.ts';
import { titleOf } from '../rules.ts';
import styles from './cv-manager.module.css';
import { useResumeUpload } from './use-resume-upload.ts';

interface ReplacementDialogProps {
  resume: Resume;
  onReplaced: () => void;
  onClose: () => void;
}

/** A better version of the same resume. */
export function ReplacementDialog({ resume, onReplaced, onClose }: ReplacementDialogProps) {
  const upload = useResumeUpload();
  const isSending = upload.sent !== undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await upload.send((file, onProgress) => replaceResume(resume.id, file, onProgress))) return;
    showSuccess(`“${titleOf(resume)}” has its new file`);
    onReplaced();
  }

  return (
    <Dialog open title="Replace the file" onClose={onClose} dismissable={!isSending}>
      <form className={styles['upload']} onSubmit={(event) => void submit(event)} noValidate>
        <p>
          The new file takes the place of {resume.name} everywhere: for employers who find you, and behind
          your public links. What you have applied with stays as it was sent. The old file is gone for good.
        </p>
        {upload.failure && <Notice tone="bad">{upload.failure}</Notice>}
        <ResumeFileField label="New file" file={upload.file} onFile={upload.choose} error={upload.error} />
        {upload.sent !== undefined && <UploadProgress sent={upload.sent} label="Your resume" />}
        <Actions align="end">
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isSending}>
            Replace
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
