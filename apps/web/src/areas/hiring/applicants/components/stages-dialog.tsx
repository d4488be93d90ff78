import type { ApplicationStage } from '@waymark/contract/hiring/applicants';
import { stageMaxCount, stageNameMaxLength } from '@waymark/contract/hiring/choices/applicants';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useBoard } from './use-board.ts';
import styles from './stages-dialog.module.css';

interface StagesDialogProps {
  jobId: string;
  open: boolean;
  onClose: () => void;
}

/** Renames, adds, orders and removes the company's stages; each change takes effect at once. */
export function StagesDialog({ jobId, open, onClose }: StagesDialogProps) {
  return (
    <Dialog open={open} title="Stages of your company" onClose={onClose}>
      {open && <Stages jobId={jobId} />}
    </Dialog>
  );
}

type Change = () => Promise<ApplicationStage[]>;

function Stages({ jobId }: { jobId: string }) {
  const stages = useBoard((state) => state.stages);
  const setStages = useBoard((state) => state.setStages);
  const [failure, setFailure] = useState('');

  async function change(make: Change): Promise<boolean> {
    setFailure('');
    try {
      setStages(await make());
      return true;
    } catch (reason) {
      const field = isApiError(reason) ? reason.fields?.['name'] : undefined;
      setFailure(field ?? messageOf(reason));
      return false;
    }
  }

  return (
    <>
      <p className={styles['lead']}>
        For all jobs of the company. Candidates never see these names: mails use words of ours.
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ol className={styles['stages']}>
        {stages.map((stage, index) => (
          <StageRow
            // A name that was refused or changed elsewhere begins anew.
            key={`${stage.id} ${stage.name}`}
            stage={stage}
            index={index}
            count={stages.length}
            onChange={change}
          />
        ))}
      </ol>
      {stages.length < stageMaxCount && <NewStage onAdd={(name) => change(() => addStage(jobId, name))} />}
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
  const { kind, name, notifies } = stage;
  const [typed, setTyped] = useState(name);

  async function rename() {
    const next = typed.trim();
    if (next === name) return;
    if (next === '' || !(await onChange(() => changeStage({ ...stage, name: next })))) setTyped(name);
  }

  return (
    <li className={styles['stage']}>
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
      <div className={styles['tools']}>
        {kind !== 'own' && kind !== 'new' && (
          <CheckboxField
            label="Mail candidates"
            checked={notifies}
            onChange={(event) => {
              const isTold = event.currentTarget.checked;
              void onChange(() => changeStage({ ...stage, notifies: isTold }));
            }}
          />
        )}
        {kind !== 'new' && <StageOrder stage={stage} index={index} count={count} onChange={onChange} />}
      </div>
    </li>
  );
}

function StageOrder({ stage: { id, kind, name }, index, count, onChange }: StageRowProps) {
  return (
    <span className={styles['order']}>
      <Button
        variant="quiet"
        disabled={index <= 1}
        onClick={() => void onChange(() => placeStage(id, index - 1))}
      >
        Up<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <Button
        variant="quiet"
        disabled={index === count - 1}
        onClick={() => void onChange(() => placeStage(id, index + 1))}
      >
        Down<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {kind === 'own' && (
        <Button variant="quiet" onClick={() => void onChange(() => removeStage(id))}>
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
    <form className={styles['new']} onSubmit={(event) => void add(event)}>
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

async function addStage(jobId: string, name: string): Promise<ApplicationStage[]> {
  return (await callApi('POST /company/jobs/:jobId/stages', { params: { jobId }, body: { name } })).data;
}

async function removeStage(stageId: string): Promise<ApplicationStage[]> {
  return (await callApi('DELETE /company/stages/:stageId', { params: { stageId } })).data;
}

async function changeStage({ id, name, notifies }: ApplicationStage): Promise<ApplicationStage[]> {
  const call = callApi('PUT /company/stages/:stageId', { params: { stageId: id }, body: { name, notifies } });
  return (await call).data;
}

async function placeStage(stageId: string, position: number): Promise<ApplicationStage[]> {
  const call = callApi('PUT /company/stages/:stageId/position', { params: { stageId }, body: { position } });
  return (await call).data;
}
