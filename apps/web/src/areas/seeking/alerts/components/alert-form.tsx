import { zodResolver } from '@hookform/resolvers/zod';
import { isStandardPay } from '@waymark/contract/board-pay';
import { categoryLabel, formCategories } from '@waymark/contract/jobs/category-choices';
import { describeFactFilter } from '@waymark/contract/jobs/fact-filters';
import { describeOwnFilter } from '@waymark/contract/jobs/own-fields';
import { searchPath } from '@waymark/contract/paths';
import { alertFieldsSchema, guestAlertSchema } from '@waymark/contract/seeking/alerts';
import {
  alertExperiences,
  alertFrequencies,
  alertSalaries,
  alertSearch,
  listAlertPay,
  withAlertPay,
  type AlertCriteria,
} from '@waymark/contract/seeking/choices';
import { msg, plural } from '@waymark/contract/text/message';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { hasCriteria, withoutEmail, type AlertDraft } from '../rules.ts';
import styles from './alerts.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

type AlertForm = UseFormReturn<AlertDraft>;

const guestResolver = zodResolver(guestAlertSchema) as unknown as Resolver<AlertDraft>;
const fieldsResolver = zodResolver(alertFieldsSchema) as unknown as Resolver<AlertDraft>;
const memberResolver: Resolver<AlertDraft> = (draft, context, options) =>
  fieldsResolver(withoutEmail(draft) as AlertDraft, context, options);

/** Refusals of the server show at their fields. */
export function useAlertForm(
  draft: AlertDraft,
  isGuest: boolean,
  send: (draft: AlertDraft) => Promise<void>,
): { form: AlertForm; submit: (event: SyntheticEvent) => void } {
  const form = useForm<AlertDraft>({
    defaultValues: draft,
    resolver: isGuest ? guestResolver : memberResolver,
  });

  const submit = form.handleSubmit(async (checked) => {
    try {
      await send(checked);
    } catch (failure) {
      showFailure(form, failure);
    }
  });
  return { form, submit: (event) => void submit(event) };
}

interface AlertFieldsProps {
  form: AlertForm;
  /** The company that the alert is limited to. */
  companyName: string | null;
  /** What each is called, those with the most jobs first. */
  industries: Readonly<Record<string, string>>;
}

/** The criteria in the order of document B, section 3. */
export function AlertFields({ form, companyName, industries }: AlertFieldsProps) {
  const say = useSay();
  const words = useBoardWords();
  return (
    <>
      <CompanyCriterion form={form} companyName={companyName} />
      <FilterCriteria form={form} industries={industries} />
      <div className={styles['fields']}>
        <TextField
          label={say`Keywords`}
          placeholder={say`Skills, titles or words of a posting`}
          {...bindField(form, 'keywords')}
        />
        <TextField
          label={say`Location`}
          placeholder={say`City, region or country`}
          {...bindField(form, 'location')}
        />
        <SelectField label={say`Work Experience`} {...bindField(form, 'experience')}>
          <option value="">{say`Any`}</option>
          <ExplainedOptions choices={alertExperiences} />
        </SelectField>
        <PayCriterion form={form} />
        <SelectField label={say`Industry`} {...bindField(form, 'industry')}>
          <option value="">{say`Any`}</option>
          {Object.entries(industries).map(([industry, name]) => (
            <option key={industry} value={industry}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={say`Job Category`} {...bindField(form, 'category')}>
          <Options choices={formCategories(words)} />
        </SelectField>
        <TextField label={say`Role`} placeholder={say`For example Nurse`} {...bindField(form, 'role')} />
        <SelectField label={say`How often`} {...bindField(form, 'frequency')}>
          <Options choices={alertFrequencies} />
        </SelectField>
        <div className={ui['fullRow']}>
          <TextField
            label={say`Alert name`}
            placeholder={say`Left empty, it is named after what it looks for`}
            {...bindField(form, 'name')}
          />
        </div>
        <div className={ui['fullRow']}>
          <CheckboxField
            label={say`Also send closely related jobs`}
            hint={say`Other names for the same work, and work near it.`}
            {...bindField(form, 'closelyRelated')}
          />
        </div>
      </div>
    </>
  );
}

/** The specified list, or the amounts of a board that speaks of pay in another way. */
function PayCriterion({ form }: Pick<AlertFieldsProps, 'form'>) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const stated = useWatch({ control: form.control, name: 'stated' }) ?? [];
  if (isStandardPay(words.pay)) {
    return (
      <SelectField label={say`Expected Salary`} {...bindField(form, 'salary')}>
        <option value="">{say`Any`}</option>
        <ExplainedOptions choices={alertSalaries} />
      </SelectField>
    );
  }
  const choices = listAlertPay(say, words, locale);
  function choose({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) {
    form.setValue('stated', withAlertPay(stated, value));
    form.setValue('salary', '');
  }
  return (
    <SelectField
      label={say`Expected Salary`}
      name="salary"
      value={choices.find(({ value }) => stated.includes(value))?.value ?? ''}
      onChange={choose}
    >
      <option value="">{say`Any`}</option>
      <Options choices={choices} />
    </SelectField>
  );
}

function ExplainedOptions({ choices }: { choices: typeof alertExperiences | typeof alertSalaries }) {
  const say = useSay();
  return choices.map(({ value, label, meaning }, at) => (
    <option key={at} value={value}>
      {say(label)}: {say(meaning)}
    </option>
  ));
}

function CompanyCriterion({ form, companyName }: Omit<AlertFieldsProps, 'industries'>) {
  const say = useSay();
  const company = useWatch({ control: form.control, name: 'company' });
  const error = form.formState.errors.company?.message;
  if (!company) return null;
  return (
    <div className={`${ui['spread']} ${styles['company']}`}>
      <span>{error ?? say`Only jobs at ${companyName}.`}</span>
      <Button variant="quiet" onClick={() => form.setValue('company', '')}>
        {say`Look at all companies`}
      </Button>
    </div>
  );
}

/** The filters that the search had and the form has no field for. */
function FilterCriteria({ form, industries }: Pick<AlertFieldsProps, 'form' | 'industries'>) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const watched = useWatch({ control: form.control, name: ['own', 'stated', 'salary'] });
  const [own = [], stated = [], salary] = watched;
  const isListed = isStandardPay(words.pay);
  const inField = isListed ? [] : listAlertPay(say, words, locale).map(({ value }) => value);
  const named = (filter: string) =>
    filter.replace(/(?<=^industry:).+/, (industry) => industries[industry] ?? industry);
  const nameOf = (filter: string) =>
    describeFactFilter(say, named(filter), (value) => categoryLabel(words, value), locale);
  // The board has spoken of pay in another way since.
  const earlier = isListed ? undefined : alertSalaries.find(({ value }) => value === salary);
  const rows = [
    ...(earlier ? [{ name: 'salary' as const, filter: earlier.value, label: say(earlier.meaning) }] : []),
    ...own.map((filter) => ({ name: 'own' as const, filter, label: describeOwnFilter(say, words, filter) })),
    ...stated.map((filter) => ({ name: 'stated' as const, filter, label: nameOf(filter) })),
  ];
  return rows
    .filter(({ filter }) => !inField.includes(filter))
    .map(({ name, filter, label }) => (
      <div key={filter} className={`${ui['spread']} ${styles['company']}`}>
        <span>{label}</span>
        <Button
          variant="quiet"
          onClick={() => {
            if (name === 'salary') form.setValue(name, '');
            else
              form.setValue(
                name,
                (name === 'own' ? own : stated).filter((other) => other !== filter),
              );
          }}
        >
          {say`Leave it out`}
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Button>
      </div>
    ));
}

/** The pause in typing before a count. */
const countDelayMs = 400;

/** The number of matching jobs while the form is filled in. */
export function MatchCount({ form: { control } }: { form: AlertForm }) {
  const { name: _name, frequency: _frequency, email: _email, ...criteria } = useWatch({ control });
  const current = criteria as AlertCriteria;
  const isAsking = hasCriteria(current);
  const { data } = useMatches(isAsking ? current : null, countDelayMs);
  return (
    <p className={styles['count']} role="status">
      {isAsking && data && <Counted total={data.total} criteria={current} />}
    </p>
  );
}

function Counted({ total, criteria }: { total: number; criteria: AlertCriteria }) {
  const say = useSay();
  const words = useBoardWords();
  if (total === 0) return msg`No open job matches now. We write when one comes.`;
  return (
    <>
      <Link to={searchPath(alertSearch(words, criteria))}>
        {say`${plural(total, 'open job matches', 'open jobs match')}`}
      </Link>{' '}
      {say`now. We write about the new ones.`}
    </>
  );
}

/** The open jobs that an alert would send, newest first; without criteria the last ones stay. */
export function useMatches(criteria: AlertCriteria | null, delayMs = 0) {
  const words = useBoardWords();
  return useLoaded(
    async (signal) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (!criteria || signal.aborted) return null;
      return callApi('GET /jobs', { query: alertSearch(words, criteria) }, { signal });
    },
    [JSON.stringify(criteria), delayMs],
  );
}
