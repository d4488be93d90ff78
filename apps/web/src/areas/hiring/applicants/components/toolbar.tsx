import type { ApplicantBoard, ApplicationStage } from '@waymark/contract/hiring/applicants';
import { exportMaxCount, stageMaxCount, stageNameMaxLength } from '@waymark/contract/hiring/choices';
import { plural } from '@waymark/contract/text/format';
import { useState, type SyntheticEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { downloadFile, callApi } from '../../../../lib/api-client.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import ui from '../../../../styles/primitives.module.css';
import { isFiltered, withParameters, type Filters } from '../filter-rules.ts';
import styles from './applicants.module.css';
import { useBoard } from './use-board.ts';

interface ToolbarProps {
  board: ApplicantBoard;
  filters: Filters;
  found: number;
}

export function Toolbar({ board, filters, found }: ToolbarProps) {
  const [search] = useSearchParams();
  const isList = search.get('view') === 'list';
  return (
    <div className={styles['toolbarBar']}>
      <nav className={styles['views']} aria-label="Show as">
        <Link to={withParameters(search, { view: null })} aria-current={isList ? undefined : 'page'}>
          Board
        </Link>
        <Link to={withParameters(search, { view: 'list' })} aria-current={isList ? 'page' : undefined}>
          List
        </Link>
      </nav>
      {isFiltered(filters) && (
        <p className={ui['soft']} role="status">
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
    <div className={styles['toolbarTools']}>
      <CheckboxField
        label="Move without a mail"
        checked={isQuiet}
        onChange={(event) => setQuiet(event.currentTarget.checked)}
      />
      <Button variant="secondary" onClick={() => setEditing(true)}>
        Stages
      </Button>
      <ExportButton jobId={board.job.id} filters={filters} disabled={found === 0} />
      <Dialog open={editing} title="Stages of your company" onClose={() => setEditing(false)}>
        {editing && <Stages jobId={board.job.id} />}
      </Dialog>
      <HiredOffer job={board.job} />
    </div>
  );
}

function ExportButton({ jobId, filters, disabled }: { jobId: string; filters: Filters; disabled: boolean }) {
  const { pending, run } = useAction(showError);
  const key = 'GET /company/jobs/:jobId/applicants/export';
  return (
    <Button
      variant="secondary"
      pending={pending}
      disabled={disabled}
      title={`For a spreadsheet, those who are shown; ${exportMaxCount} at most`}
      onClick={() => run(() => downloadFile(key, { params: { jobId }, query: filters }, 'applicants.csv'))}
    >
      Save as CSV
    </Button>
  );
}

/** Offers to close the job once an applicant is hired. */
function HiredOffer({ job }: Pick<ApplicantBoard, 'job'>) {
  const hasHired = useBoard((state) => state.hasHired);
  const endHired = useBoard((state) => state.endHired);

  async function fill() {
    await callApi('POST /company/jobs/changes', { body: { action: 'fill', jobIds: [job.id] } });
    endHired();
    showSuccess('The job is filled and takes no more applications.');
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

/** Each change answers with all stages. */
type Change = () => Promise<{ data: ApplicationStage[] }>;

/** Renames, adds, orders and removes the company's stages; each change is saved at once. */
function Stages({ jobId }: { jobId: string }) {
  const stages = useBoard((state) => state.stages);
  const setStages = useBoard((state) => state.setStages);
  const [failure, setFailure] = useState('');

  async function change(make: Change): Promise<boolean> {
    setFailure('');
    try {
      setStages((await make()).data);
      return true;
    } catch (reason) {
      const field = isApiError(reason) ? reason.fields?.['name'] : undefined;
      setFailure(field ?? messageOf(reason));
      return false;
    }
  }

  return (
    <>
      <p className={ui['soft']}>
        For all jobs of the company. Candidates never see these names: mails use words of ours.
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ol className={ui['grid4']}>
        {stages.map((stage, index) => (
          <StageRow
            // Shows the stored name again after a refusal or a change elsewhere.
            key={`${stage.id} ${stage.name}`}
            stage={stage}
            index={index}
            count={stages.length}
            onChange={change}
          />
        ))}
      </ol>
      {stages.length < stageMaxCount && (
        <NewStage
          onAdd={(name) =>
            change(() => callApi('POST /company/jobs/:jobId/stages', { params: { jobId }, body: { name } }))
          }
        />
      )}
    </>
  );
}

interface StageRowProps {
  stage: ApplicationStage;
  index: number;
  count: number;
  onChange: (change: Change) => Promise<boolean>;
}

function StageRow({ stage, index, count, onChange }: StageRowProps) {
  const { id, kind, name, notifies, meaning } = stage;
  const [typed, setTyped] = useState(name);
  const save = (change: Partial<ApplicationStage>) =>
    onChange(() => {
      const body = { name, notifies, ...change };
      return callApi('PUT /company/stages/:stageId', { params: { stageId: id }, body });
    });

  async function rename() {
    const next = typed.trim();
    if (next === name) return;
    if (next === '' || !(await save({ name: next }))) setTyped(name);
  }

  return (
    <li className={`${ui['grid1']} ${styles['dialogStage']}`}>
      <TextField
        label={`Name of stage ${index + 1}`}
        value={typed}
        maxLength={stageNameMaxLength}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => void rename()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void rename();
        }}
      />
      <div className={`${ui['cluster2']} ${styles['dialogTools']}`}>
        {kind !== 'new' && (kind !== 'own' || meaning !== null) && (
          <CheckboxField
            label="Mail candidates"
            checked={notifies}
            onChange={(event) => void save({ notifies: event.currentTarget.checked })}
          />
        )}
        {kind !== 'new' && <StageOrder stage={stage} index={index} count={count} onChange={onChange} />}
      </div>
    </li>
  );
}

function StageOrder({ stage: { id, kind, name }, index, count, onChange }: StageRowProps) {
  const params = { stageId: id };
  const place = (position: number) =>
    void onChange(() => callApi('PUT /company/stages/:stageId/position', { params, body: { position } }));
  const remove = () => void onChange(() => callApi('DELETE /company/stages/:stageId', { params }));
  return (
    <span className={styles['order']}>
      <Button variant="quiet" disabled={index <= 1} onClick={() => place(index - 1)}>
        Up<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <Button variant="quiet" disabled={index === count - 1} onClick={() => place(index + 1)}>
        Down<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {kind === 'own' && (
        <Button variant="quiet" onClick={remove}>
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </span>
  );
}

function NewStage({ onAdd }: { onAdd: (name: string) => Promise<boolean> }) {
  const [name, setName] = useState('');

  async function add(event: SyntheticEvent) {
    event.preventDefault();
    if (name.trim() !== '' && (await onAdd(name.trim()))) setName('');
  }

  return (
    <form className={`${ui['grid2']} ${ui['fieldAndButton']}`} onSubmit={(event) => void add(event)}>
      <TextField
        label="New stage"
        value={name}
        maxLength={stageNameMaxLength}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        Add
      </Button>
    </form>
  );
}
