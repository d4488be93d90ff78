import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import { exportMaxCount } from '@waymark/contract/hiring/choices/applicants';
import { plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { downloadFile, callApi } from '../../../../lib/api-client.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { isFiltered, withParameters } from '../filter-rules.ts';
import type { Filters } from '../filter-rules.ts';
import { StagesDialog } from './stages-dialog.tsx';
import { useBoard } from './use-board.ts';
import styles from './toolbar.module.css';

interface ToolbarProps {
  board: ApplicantBoard;
  filters: Filters;
  found: number;
}

/** How the applicants are shown, and what can be done with all of them. */
export function Toolbar({ board, filters, found }: ToolbarProps) {
  const [search] = useSearchParams();
  const isList = search.get('view') === 'list';
  return (
    <div className={styles['bar']}>
      <nav className={styles['views']} aria-label="Show as">
        <Link to={withParameters(search, { view: null })} aria-current={isList ? undefined : 'page'}>
          Board
        </Link>
        <Link to={withParameters(search, { view: 'list' })} aria-current={isList ? 'page' : undefined}>
          List
        </Link>
      </nav>
      {isFiltered(filters) && (
        <p className={styles['found']} role="status">
          {plural(found, 'applicant')} of {board.total}
        </p>
      )}
      {board.isChangeable && <Tools board={board} filters={filters} found={found} />}
    </div>
  );
}

function Tools({ board, filters, found }: ToolbarProps) {
  const isQuiet = useBoard((state) => state.isQuiet);
  const setQuiet = useBoard((state) => state.setQuiet);
  const [editing, setEditing] = useState(false);
  return (
    <div className={styles['tools']}>
      <CheckboxField
        label="Move without a mail"
        checked={isQuiet}
        onChange={(event) => setQuiet(event.currentTarget.checked)}
      />
      <Button variant="secondary" onClick={() => setEditing(true)}>
        Stages
      </Button>
      <ExportButton jobId={board.job.id} filters={filters} disabled={found === 0} />
      <StagesDialog jobId={board.job.id} open={editing} onClose={() => setEditing(false)} />
      <HiredOffer job={board.job} />
    </div>
  );
}

function ExportButton({ jobId, filters, disabled }: { jobId: string; filters: Filters; disabled: boolean }) {
  const [pending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      await exportApplicants(jobId, filters);
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      variant="secondary"
      pending={pending}
      disabled={disabled}
      title={`For a spreadsheet, those who are shown; ${exportMaxCount} at most`}
      onClick={() => void save()}
    >
      Save as CSV
    </Button>
  );
}

function exportApplicants(jobId: string, query: Filters): Promise<void> {
  return downloadFile(
    'GET /company/jobs/:jobId/applicants/export',
    { params: { jobId }, query },
    'applicants.csv',
  );
}

/** Asks, once somebody is hired, whether the job still looks for others. */
function HiredOffer({ job }: Pick<ApplicantBoard, 'job'>) {
  const hasHired = useBoard((state) => state.hasHired);
  const endHired = useBoard((state) => state.endHired);

  async function fill() {
    await fillJob(job.id);
    endHired();
    showSuccess('The job is filled: nobody can apply for it any more.');
  }

  return (
    <ConfirmDialog
      open={hasHired && job.status === 'active'}
      title="Is the job filled?"
      confirm="Mark as filled"
      cancel="Keep it open"
      onConfirm={fill}
      onClose={endHired}
    >
      {`“${job.title}” then takes no more applications. Those who have applied stay here.`}
    </ConfirmDialog>
  );
}

/** Closes a job because somebody was hired: nobody else applies for it. */
async function fillJob(jobId: string): Promise<void> {
  await callApi('POST /company/jobs/changes', { body: { action: 'fill', jobIds: [jobId] } });
}
