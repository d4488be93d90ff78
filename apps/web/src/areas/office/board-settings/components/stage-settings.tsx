import type { BoardSettings } from '@waymark/contract/all-settings';
import {
  applicationStages,
  stageMaxCount,
  stageMeanings,
  stageNameMaxLength,
} from '@waymark/contract/hiring/choices';
import type { StoredSetting, StoredSettings } from '@waymark/contract/office/board-settings';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { SettingCard } from './setting-card.tsx';
import { ReasonsForm } from './reasons-form.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useSetting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

type Stage = BoardSettings['stages'][number];

/** `/staff/settings/stages`: the stages that a company begins with, and the reasons of reports. */
export function StageSettings({ settings }: { settings: StoredSettings }) {
  const say = useSay();
  return (
    <SettingsGroup
      title={say`Stages and reports`}
      lead={say`Stages are for companies that open their first applicants from now on: those that have begun keep their own. Reports keep the reason that they were made for.`}
    >
      <StagesForm initial={settings.stages} />
      <ReasonsForm initial={settings.reportReasons} />
    </SettingsGroup>
  );
}

function StagesForm({ initial }: { initial: StoredSetting<'stages'> }) {
  const say = useSay();
  const setting = useSetting('stages', initial);
  const { value, change, errorAt } = setting;
  return (
    <SettingCard title={say`Stages of applications`} setting={setting}>
      <p>
        {say`The seven fixed stages may be renamed and moved, and keep what candidates are told of them. A stage of your own says nothing to candidates, or the same as one of the fixed ones.`}
      </p>
      <OrderedRows
        label={say`Stages`}
        items={value}
        keyOf={({ kind }, at) => (kind === 'own' ? `own ${at}` : kind)}
        nameOf={({ name }) => name}
        isRemovable={({ kind }) => kind === 'own'}
        onChange={change}
      >
        {(stage, at, changeRow) => (
          <StageRow stage={stage} errorAt={(name) => errorAt(`${at}.${name}`)} onChange={changeRow} />
        )}
      </OrderedRows>
      <FieldError id="stages-error" message={errorAt()} />
      <p>
        <Button
          variant="secondary"
          disabled={value.length >= stageMaxCount}
          why={say`There are ${stageMaxCount} stages, which is as many as can be.`}
          onClick={() => change(withOwn(value))}
        >
          {say`Add stage`}
        </Button>
      </p>
    </SettingCard>
  );
}

/** A new stage stands before the final ones. */
function withOwn(stages: readonly Stage[]): Stage[] {
  const end = stages.findIndex(({ kind }) => kind === 'hired' || kind === 'declined');
  const own: Stage = { kind: 'own', name: '', notifies: false, meaning: null };
  return stages.toSpliced(Math.max(1, end), 0, own);
}

interface StageRowProps {
  stage: Stage;
  errorAt: (name: string) => string | undefined;
  onChange: (stage: Stage) => void;
}

function StageRow({ stage, errorAt, onChange }: StageRowProps) {
  const say = useSay();
  const { kind, name, notifies, meaning } = stage;
  const given = applicationStages.find((fixed) => fixed.kind === kind)?.name;
  const tells = kind === 'own' ? meaning !== null : kind !== 'new';
  return (
    <>
      <TextField
        label={given ? say`Name of “${given}”` : say`Name of your stage`}
        value={name}
        maxLength={stageNameMaxLength}
        error={errorAt('name')}
        onChange={(event) => onChange({ ...stage, name: event.currentTarget.value })}
      />
      {kind === 'own' && (
        <SelectField
          label={say`Candidates are told`}
          value={meaning ?? ''}
          error={errorAt('meaning')}
          onChange={(event) => onChange(withMeaning(stage, event.currentTarget.value))}
        >
          <option value="">{say`Nothing`}</option>
          <Options choices={stageMeanings} />
        </SelectField>
      )}
      {tells && (
        <CheckboxField
          label={say`Mail candidates`}
          checked={notifies}
          error={errorAt('notifies')}
          onChange={(event) => onChange({ ...stage, notifies: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

function withMeaning(stage: Stage, value: string): Stage {
  const meaning = stageMeanings.find((one) => one.value === value)?.value ?? null;
  return { ...stage, meaning, notifies: meaning !== null && stage.notifies };
}
