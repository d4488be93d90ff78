import { countries } from '@waymark/contract/places/choices';
import { resumeYears } from '@waymark/contract/resumes/choices';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { listMonths } from '@waymark/contract/text/format';
import { countryOptions } from '@waymark/contract/text/country-names';
import { nameCode } from '@waymark/contract/text/intl';
import { languageIn, type Locale } from '@waymark/contract/text/locales';
import { type ComponentProps, useId } from 'react';
import { useBoardWords } from '../../../../../lib/board-words.ts';
import { CheckboxField } from '../../../../../components/form/checkbox-field.tsx';
import { FieldError } from '../../../../../components/form/field-error.tsx';
import { RadioGroupField } from '../../../../../components/form/radio-group-field.tsx';
import { SelectField } from '../../../../../components/form/select-field.tsx';
import { TextArea, TextField } from '../../../../../components/form/text-field.tsx';
import { TokenField } from '../../../../../components/form/tokens/token-field.tsx';
import { callApi } from '../../../../../lib/api-client.ts';
import { useLocale } from '../../../../../lib/languages/language.ts';
import ui from '../../../../../styles/primitives.module.css';
import { listTags } from '../../entry-rules.ts';
import { choicesOf } from '../../choice-rules.ts';
import type { FieldSpec } from '../../field-constants.ts';
import type { FormValue } from '../../form-rules.ts';
import styles from '../filling/fill-form.module.css';
import { sayHere, useSay } from '../../../../../lib/languages/say.ts';
import { plural } from '@waymark/contract/text/message';

interface EditFieldProps {
  field: FieldSpec;
  value: FormValue;
  problem: string | undefined;
  document: ResumeDocument;
  disabled: boolean;
  onChange: (value: FormValue) => void;
  onLeave: () => void;
}

export function EditField(props: EditFieldProps) {
  return (
    <div data-field={props.field.name}>
      <Control {...props} />
    </div>
  );
}

function Control({ field, value, problem, document, disabled, onChange, onLeave }: EditFieldProps) {
  const locale = useLocale();
  const words = useBoardWords();
  const { label, kind, maxLength, autoComplete } = field;
  const hint = field.hint && sayHere(field.hint);
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
      return <Choice {...frame} choices={choicesOf(words, field, text)} value={text} onChange={onChange} />;
    case 'tag':
      return <Options {...typed} options={listTags(document)} />;
    case 'country':
      return <Options {...typed} options={countryOptions(countries, locale)} />;
    case 'country-code':
      return <Options {...typed} options={countryCodes(locale)} />;
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
          onChange={(tokens) => onChange(tokens.join('\n'))}
        />
      );
    case 'lines':
    case 'points':
      return <TextArea {...typed} rows={kind === 'points' ? 4 : 6} />;
    default:
      return <TextField {...typed} disabled={disabled} autoComplete={autoComplete ?? 'off'} />;
  }
}

const yearsFrom = (last: number, first: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String(last - at));

const passedYears = yearsFrom(new Date().getFullYear(), resumeYears.first);
const selectableYears = yearsFrom(new Date().getFullYear() + resumeYears.ahead, resumeYears.first);

/** Shows the used length once the limit is near. */
function hintOf(hint: string | undefined, text: string, maxLength: number | undefined): string | undefined {
  if (maxLength === undefined || text.length < maxLength * 0.8) return hint;
  return [hint, sayHere`${text.length} of ${plural(maxLength, 'character')}.`].filter(Boolean).join(' ');
}

interface FlagProps {
  field: FieldSpec;
  isSet: boolean;
  onChange: (value: FormValue) => void;
}

/** A label that is a question gets yes and no, others a checkbox. */
function Flag({ field: { name, label }, isSet, onChange }: FlagProps) {
  const say = useSay();
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
        { value: 'yes', label: say`Yes` },
        { value: 'no', label: say`No` },
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

const maxRadioOptions = 3;

function Choice({ choices, value, onChange, ...frame }: ChoiceProps) {
  const say = useSay();
  if (choices.length > maxRadioOptions) {
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
      options={[...choices, { value: '', label: say`Not said` }]}
      chosen={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface OptionsProps extends ComponentProps<typeof SelectField> {
  options: Choices;
}

function Options({ options, ...select }: OptionsProps) {
  const say = useSay();
  return (
    <SelectField {...select}>
      <option value="">{say`Please choose`}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** Suggested skills; none without an answer, because the field works without them. */
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
  /** `2020`, `2020-01`, or a full date, whose day is kept. */
  value: string;
  years: readonly string[];
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** The month may be left out. */
function MonthField({ label, hint, error, value, years, onChange, onLeave }: MonthFieldProps) {
  const say = useSay();
  const locale = useLocale();
  const id = useId();
  const [year = '', month = ''] = value.split('-');
  const known = year === '' || years.includes(year) ? years : [year, ...years];
  return (
    <fieldset className={ui['grid1']} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={`${ui['softSm']} ${styles['legend']}`}>{label}</legend>
      {hint && <p>{hint}</p>}
      <div className={`${ui['grid3']} ${styles['pair']}`}>
        <SelectField
          label={say`Month`}
          value={month}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(withDatePart(value, 'month', event.currentTarget.value))}
          onBlur={onLeave}
        >
          <option value="">{say`Month`}</option>
          {listMonths(locale).map((name, at) => (
            <option key={name} value={String(at + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={say`Year`}
          value={year}
          onChange={(event) => onChange(withDatePart(value, 'year', event.currentTarget.value))}
          onBlur={onLeave}
        >
          <option value="">{say`Year`}</option>
          {known.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}

/** Replaces the month or the year; the day stays if the month does. */
function withDatePart(date: string, part: 'year' | 'month', value: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const next = part === 'year' ? [value, month, day] : [year, value, value === month ? day : ''];
  const [nextYear, nextMonth, nextDay] = next;
  if (!nextMonth) return nextYear ?? '';
  return [nextYear, nextMonth, ...(nextDay ? [nextDay] : [])].join('-');
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Countries by the name that the browser knows for their two-letter code. */
function countryCodes(language: Locale): { value: string; label: string }[] {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !notCountries.has(code))
    .map((value) => ({ value, label: nameCode('region', value, language, '') }))
    .filter(({ label }) => label !== '')
    .toSorted((a, b) => a.label.localeCompare(b.label, languageIn(language)));
}

/** Region codes that are no country today. */
const notCountries = new Set(
  'AC AN BU BV CP CQ CS DD DG DY EA EU EZ FQ FX HM HV IC MI NH NQ NT PC PU PZ QO QU RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ'.split(
    ' ',
  ),
);
