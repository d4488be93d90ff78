import { zodResolver } from '@hookform/resolvers/zod';
import { jobReportSchema, type JobReportFields } from '@waymark/contract/jobs/job-reports';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { offeredReasons } from '@waymark/contract/jobs/report-choices';
import ui from '../../../../styles/primitives.module.css';
import styles from './job-page.module.css';

interface ReportDialogProps {
  job: JobDetail;
  open: boolean;
  onClose: () => void;
}

/** The typed text outlives closing it; after sending it shows what happens next. */
export function ReportDialog({ job, open, onClose }: ReportDialogProps) {
  const [thanks, setThanks] = useState('');
  const [isSending, setSending] = useState(false);
  return (
    <Dialog open={open} title={`Report ${job.title}`} onClose={onClose} dismissable={!isSending}>
      {thanks ? (
        <Thanks onClose={onClose}>{thanks}</Thanks>
      ) : (
        <ReportForm jobId={job.id} onSending={setSending} onSent={setThanks} />
      )}
    </Dialog>
  );
}

function Thanks({ children, onClose }: { children: string; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the focus goes to its replacement.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={`${ui['grid5']} ${styles['form']}`} tabIndex={-1}>
      <Notice tone="good">{children}</Notice>
      <Button variant="secondary" onClick={onClose}>
        Back to the job
      </Button>
    </div>
  );
}

interface ReportFormProps {
  jobId: string;
  onSending: (isSending: boolean) => void;
  onSent: (thanks: string) => void;
}

function ReportForm({ jobId, onSending, onSent }: ReportFormProps) {
  const words = useBoardWords();
  const { user } = useAuth();
  const form = useForm({
    resolver: zodResolver(jobReportSchema),
    defaultValues: { text: '', email: user?.email ?? '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function send(fields: JobReportFields) {
    onSending(true);
    try {
      const { message } = await callApi('POST /jobs/:jobId/reports', { params: { jobId }, body: fields });
      onSent(message);
    } catch (failure) {
      showFailure(form, failure);
    } finally {
      onSending(false);
    }
  }

  return (
    <form
      className={`${ui['grid5']} ${styles['form']}`}
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <RadioGroupField
        label="What is wrong?"
        options={offeredReasons(words)}
        {...bindField(form, 'reason')}
      />
      <TextArea label="What should we know? (optional)" rows={3} {...bindField(form, 'text')} />
      <TextField
        label="Your email (optional)"
        hint="Only for a question about this report. The employer does not see it."
        type="email"
        autoComplete="email"
        {...bindField(form, 'email')}
      />
      <PrivacyNote />
      <Button type="submit" pending={isSubmitting}>
        Send report
      </Button>
    </form>
  );
}
