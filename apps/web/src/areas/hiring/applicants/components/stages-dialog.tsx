import type { ApplicationStage } from '@waymark/contract/hiring/applicants';
import { stageMaxCount, stageNameMaxLength } from '@waymark/contract/hiring/choices';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './applicants.module.css';
import { useBoard } from './use-board.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface StagesDialogProps {
  jobId: string;
  open: boolean;
  onClose: () => void;
}

export function StagesDialog({ jobId, open, onClose }: StagesDialogProps) {
  const say = useSay();
  return (
    <Dialog open={open} title={say`Stages of your company`} onClose={onClose}>
      {open && <Stages jobId={jobId} />}
    </Dialog>
  );
}

/** Each change answers with all stages. */
type Change = () => Promise<{ data: ApplicationStage[] }>;

/** Renames, adds, orders and removes the company's stages; each change is saved at once. */
function Stages({ jobId }: { jobId: string }) {
  const say = useSay();
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
        {say`For all jobs of the company. Candidates never see these names: mails use words of ours.`}
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
  const say = useSay();
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
        label={say`Name of stage ${index + 1}`}
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
            label={say`Mail candidates`}
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
  const say = useSay();
  const params = { stageId: id };
  const place = (position: number) =>
    void onChange(() => callApi('PUT /company/stages/:stageId/position', { params, body: { position } }));
  const remove = () => void onChange(() => callApi('DELETE /company/stages/:stageId', { params }));
  return (
    <span className={styles['order']}>
      <Button variant="quiet" disabled={index <= 1} onClick={() => place(index - 1)}>
        {say`Up`}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <Button variant="quiet" disabled={index === count - 1} onClick={() => place(index + 1)}>
        {say`Down`}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {kind === 'own' && (
        <Button variant="quiet" onClick={remove}>
          {say`Remove`}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </span>
  );
}

function NewStage({ onAdd }: { onAdd: (name: string) => Promise<boolean> }) {
  const say = useSay();
  const [name, setName] = useState('');

  async function add(event: SyntheticEvent) {
    event.preventDefault();
    if (name.trim() !== '' && (await onAdd(name.trim()))) setName('');
  }

  return (
    <form className={`${ui['wrap2']} ${ui['fieldAndButton']}`} onSubmit={(event) => void add(event)}>
      <TextField
        label={say`New stage`}
        value={name}
        maxLength={stageNameMaxLength}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {say`Add`}
      </Button>
    </form>
  );
}
