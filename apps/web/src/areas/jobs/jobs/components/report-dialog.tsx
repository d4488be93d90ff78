import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { jobDetailPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { ReportForm, ReportThanks } from './report-form.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface ReportDialogProps {
  job: JobDetail;
  open: boolean;
  onClose: () => void;
}

/** The typed text outlives closing it; after sending it shows what happens next. */
export function ReportDialog({ job, open, onClose }: ReportDialogProps) {
  const say = useSay();
  const [thanks, setThanks] = useState('');
  const [isSending, setSending] = useState(false);
  return (
    <Dialog open={open} title={say`Report ${job.title}`} onClose={onClose} dismissable={!isSending}>
      {thanks ? (
        <ReportThanks thanks={thanks}>
          <Button variant="secondary" onClick={onClose}>
            {say`Back to the job`}
          </Button>
        </ReportThanks>
      ) : (
        <ReportForm address={jobDetailPath(job.id)} onSending={setSending} onSent={setThanks} />
      )}
    </Dialog>
  );
}
