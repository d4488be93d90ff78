import { msg } from '@waymark/contract/text/message';
import type { BoardSettings } from '@waymark/contract/all-settings';
import {
  maxOwnFields,
  ownFieldKinds,
  ownKeyMaxLength,
  type OwnField,
} from '@waymark/contract/jobs/own-fields';
import type { StoredSetting } from '@waymark/contract/office/board-settings';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import { identifierOf } from '../rules.ts';
import { FieldChoices } from './field-choices.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { SettingCard } from './setting-card.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useSetting, type Setting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

type Field = BoardSettings['postingFields'][number];

/** `/staff/settings/fields`: the fields of postings that are the board's own. */
export function FieldSettings({ initial }: { initial: StoredSetting<'postingFields'> }) {
  const say = useSay();
  const setting = useSetting('postingFields', initial);
  const { value, change, errorAt } = setting;
  const isFull = value.length >= maxOwnFields;
  return (
    <SettingsGroup
      title={say`Fields of postings`}
      lead={say`At most ${maxOwnFields} fields beside those that every posting has. Employers fill them in, imports and the API feed them, and searches filter by choices and numbers.`}
    >
      <SettingCard title={say`Fields`} setting={setting}>
        {value.length === 0 && <p>{say`There are none yet.`}</p>}
        <OrderedRows
          label={say`Fields`}
          items={value}
          keyOf={({ key }) => key}
          nameOf={({ label }) => label}
          isRemovable={() => true}
          onChange={change}
        >
          {(field, at, changeRow) => (
            <FieldRow
              field={field}
              isStored={setting.stored.value.some(({ key }) => key === field.key)}
              errorAt={(name) => errorAt(`${at}.${name}`)}
              onChange={changeRow}
            />
          )}
        </OrderedRows>
        <FieldError id="fields-error" message={errorAt()} />
        <NewField setting={setting} isFull={isFull} />
        <p className={ui['note']}>
          {say`A field that is removed is shown nowhere. Postings keep its values, which are back when you add it again by the same name.`}
        </p>
      </SettingCard>
    </SettingsGroup>
  );
}

interface FieldRowProps {
  field: Field;
  /** Its kind stays. */
  isStored: boolean;
  errorAt: (name: string) => string | undefined;
  onChange: (field: Field) => void;
}

function FieldRow({ field, isStored, errorAt, onChange }: FieldRowProps) {
  const say = useSay();
  const { kind } = field;
  const isFilter = kind === 'choice' || kind === 'number';
  const text = (name: 'label' | 'help' | 'unit', label: string, maxLength: number) => (
    <TextField
      label={label}
      value={field[name]}
      maxLength={maxLength}
      error={errorAt(name)}
      onChange={(event) => onChange({ ...field, [name]: event.currentTarget.value })}
    />
  );
  const flag = (name: 'required' | 'shown' | 'filter', label: string) => (
    <CheckboxField
      label={label}
      checked={field[name]}
      onChange={(event) => onChange({ ...field, [name]: event.currentTarget.checked })}
    />
  );
  return (
    <>
      {text('label', say`Name of “${field.key}”`, 60)}
      <SelectField
        label={say`Kind`}
        value={kind}
        disabled={isStored}
        hint={isStored ? say`It stays: postings hold values of it.` : undefined}
        error={errorAt('kind')}
        onChange={(event) => onChange(ofKind(field, event.currentTarget.value as OwnField['kind']))}
      >
        <Options choices={ownFieldKinds} />
      </SelectField>
      {text('help', msg`Help for employers (optional)`, 200)}
      {kind === 'number' && text('unit', say`Unit (optional)`, 20)}
      <div className={ui['grid1']}>
        {flag('required', msg`Employers have to fill it in`)}
        {flag('shown', msg`Shown on the page of the job`)}
        {isFilter && flag('filter', msg`Searches filter by it`)}
      </div>
      {kind === 'choice' && (
        <FieldChoices
          of={field.label}
          options={field.options}
          errorAt={(name) => errorAt(name === undefined ? 'options' : `options.${name}`)}
          onChange={(options) => onChange({ ...field, options })}
        />
      )}
    </>
  );
}

/** Each kind has parts that others lack. */
function ofKind(field: Field, kind: OwnField['kind']): Field {
  return {
    ...field,
    kind,
    unit: kind === 'number' ? field.unit : '',
    options: kind === 'choice' ? field.options : [],
    filter: (kind === 'choice' || kind === 'number') && field.filter,
  };
}

const fullNote = msg`There are ${maxOwnFields}, which is as many as a posting has.`;

function NewField({ setting, isFull }: { setting: Setting<'postingFields'>; isFull: boolean }) {
  const say = useSay();
  const { value, change } = setting;
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<OwnField['kind']>('text');
  const name = label.trim();

  function add() {
    const taken = value.map((field) => field.key);
    const key = identifierOf(name, taken, ownKeyMaxLength);
    const field = { key, label: name, help: '', kind, unit: '', required: false, shown: true };
    change([...value, { ...field, filter: kind === 'choice', options: [] }]);
    setLabel('');
  }

  return (
    <div className={ui['grid3']}>
      <TextField
        label={say`New field`}
        value={label}
        maxLength={60}
        hint={isFull ? say(fullNote) : undefined}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <SelectField
        label={say`Kind of the new field`}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as OwnField['kind'])}
      >
        <Options choices={ownFieldKinds} />
      </SelectField>
      <p>
        <Button
          variant="secondary"
          disabled={name === '' || isFull}
          why={isFull ? say(fullNote) : say`Fill in its name first.`}
          onClick={add}
        >
          {say`Add field`}
        </Button>
      </p>
    </div>
  );
}
