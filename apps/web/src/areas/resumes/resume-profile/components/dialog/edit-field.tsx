import { countries } from '@waymark/contract/places/choices/countries';
import { resumeYears } from '@waymark/contract/resumes/choices/resume-profile';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { CheckboxField } from '../../../../../components/form/checkbox-field.tsx';
import { FieldError } from '../../../../../components/form/field-error.tsx';
import { RadioGroupField } from '../../../../../components/form/radio-group-field.tsx';
import { SelectField } from '../../../../../components/form/select-field.tsx';
import { TextArea } from '../../../../../components/form/text-area.tsx';
import { TextField } from '../../../../../components/form/text-field.tsx';
import { TokenField } from '../../../../../components/form/tokens/token-field.tsx';
import { callApi } from '../../../../../lib/api-client.ts';
import { listTags } from '../../entry-rules.ts';
import type { FieldSpec } from '../../field-constants.ts';
import type { FormValue } from '../../form-rules.ts';
import { countryCodes, yearsFrom, monthOptions, withDatePart } from '../../option-rules.ts';
import styles from './edit-dialog.module.css';

interface EditFieldProps {
  field: FieldSpec;
  value: FormValue;
  problem: string | undefined;
  document: ResumeDocument;
  onChange: (value: FormValue) => void;
  onLeave: () => void;
}

/** A field of a dialog, as its kind is filled in. */
export function EditField(props: EditFieldProps) {
  return (
    <div data-field={props.field.name}>
      <Control {...props} />
    </div>
  );
}

function Control({ field, value, problem, document, onChange, onLeave }: EditFieldProps) {
  const { label, hint, kind, choices, maxLength, autoComplete } = field;
  const text = typeof value === 'string' ? value : '';
  const frame = { label, hint: hintOf(hint, text, maxLength), error: problem };
  const typed = {
    ...frame,
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    onBlur: onLeave,
  };
  switch (kind) {
    case 'flag':
      return <Flag field={field} isSet={value === true} onChange={onChange} />;
    case 'choice':
      return <Choice {...frame} choices={choices ?? []} value={text} onChange={onChange} />;
    case 'tag':
      return <Options {...typed} options={listTags(document)} />;
    case 'country':
      return <Options {...typed} options={countries.map((name) => ({ value: name, label: name }))} />;
    case 'country-code':
      return <Options {...typed} options={countryCodes()} />;
    case 'year':
      return <Options {...typed} options={passedYears.map((year) => ({ value: year, label: year }))} />;
    case 'month':
      return (
        <MonthField {...frame} value={text} years={selectableYears} onChange={onChange} onLeave={onLeave} />
      );
    case 'day':
      return <TextField {...typed} type="date" autoComplete="bday" />;
    case 'number':
      return <TextField {...typed} inputMode="numeric" autoComplete="off" />;
    case 'tokens':
      return (
        <TokenField
          label={label}
          hint={hint}
          values={text.split('\n').filter(Boolean)}
          error={problem}
          isOrdered
          list={listSkills}
          maxLength={maxLength ?? 0}
          onChange={(words) => onChange(words.join('\n'))}
        />
      );
    case 'lines':
    case 'points':
      return <TextArea {...typed} rows={kind === 'points' ? 4 : 6} />;
    default:
      return <TextField {...typed} autoComplete={autoComplete ?? 'off'} />;
  }
}

const passedYears = yearsFrom(new Date().getFullYear(), resumeYears.first);
const selectableYears = yearsFrom(new Date().getFullYear() + resumeYears.ahead, resumeYears.first);

/** From where a limit comes into sight on, how much of it is used. */
function hintOf(hint: string | undefined, text: string, maxLength: number | undefined): string | undefined {
  if (maxLength === undefined || text.length < maxLength * 0.8) return hint;
  return [hint, `${text.length} of ${maxLength} characters.`].filter(Boolean).join(' ');
}

interface FlagProps {
  field: FieldSpec;
  isSet: boolean;
  onChange: (value: FormValue) => void;
}

/** A question is answered with yes or no, a statement is ticked. */
function Flag({ field: { name, label }, isSet, onChange }: FlagProps) {
  if (!label.endsWith('?')) {
    return (
      <CheckboxField
        label={label}
        checked={isSet}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  return (
    <RadioGroupField
      label={label}
      name={name}
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
      chosen={isSet ? 'yes' : 'no'}
      onChange={(event) => onChange(event.currentTarget.value === 'yes')}
    />
  );
}

type Choices = readonly { readonly value: string; readonly label: string }[];

interface ChoiceProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  choices: Choices;
  value: string;
  onChange: (value: FormValue) => void;
}

const fewChoices = 3;

function Choice({ choices, value, onChange, ...frame }: ChoiceProps) {
  if (choices.length > fewChoices) {
    return (
      <Options
        {...frame}
        options={choices}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <RadioGroupField
      {...frame}
      name={frame.label}
      options={[...choices, { value: '', label: 'Not said' }]}
      chosen={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface OptionsProps extends ComponentProps<typeof SelectField> {
  options: Choices;
}

function Options({ options, ...select }: OptionsProps) {
  return (
    <SelectField {...select}>
      <option value="">Please choose</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** Skills that begin so; nothing when there is no answer: the field works without. */
async function listSkills(q: string, signal: AbortSignal): Promise<string[]> {
  try {
    return (await callApi('GET /candidate-profile/skills', { query: { q } }, { signal })).data;
  } catch {
    return [];
  }
}

interface MonthFieldProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** `2020`, `2020-01`, or with a day, which stays. */
  value: string;
  years: readonly string[];
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** A month and its year; whoever remembers the year alone says that. */
function MonthField({ label, hint, error, value, years, onChange, onLeave }: MonthFieldProps) {
  const id = useId();
  const [year = '', month = ''] = value.split('-');
  const known = year === '' || years.includes(year) ? years : [year, ...years];
  return (
    <fieldset className={styles['group']} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles['legend']}>{label}</legend>
      {hint && <p>{hint}</p>}
      <div className={styles['pair']}>
        <SelectField
          label="Month"
          value={month}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(withDatePart(value, 'month', event.currentTarget.value))}
          onBlur={onLeave}
        >
          <option value="">Month</option>
          {monthOptions.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Year"
          value={year}
          onChange={(event) => onChange(withDatePart(value, 'year', event.currentTarget.value))}
          onBlur={onLeave}
        >
          <option value="">Year</option>
          {known.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
