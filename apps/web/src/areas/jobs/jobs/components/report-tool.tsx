import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { lazy, Suspense, useState } from 'react';
import { showError } from '../../../../lib/toasts.ts';
import styles from './report-tool.module.css';

const loadDialog = () => import('./report-dialog.tsx');
// Nearly nobody reports a job: the form, and what checks it, come when it is asked for.
const ReportDialog = lazy(async () => ({ default: (await loadDialog()).ReportDialog }));

/** For whoever finds something wrong with a posting. */
export function ReportTool({ job }: { job: JobDetail }) {
  const [isAsked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);

  async function press() {
    try {
      await loadDialog();
    } catch {
      return showError('The form could not be loaded. Check your connection and try again.');
    }
    setAsked(true);
    setOpen(true);
  }

  return (
    <>
      <button type="button" className={styles['report']} data-needs="script" onClick={() => void press()}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M5 21V4h13l-3 4.5 3 4.5H5" />
        </svg>
        Report this job
      </button>
      <Suspense>{isAsked && <ReportDialog job={job} open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
