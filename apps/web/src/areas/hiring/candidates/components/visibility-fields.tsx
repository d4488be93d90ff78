import type { CandidateProfile } from '@waymark/contract/hiring/candidates';
import { candidateLimits } from '@waymark/contract/hiring/choices';
import { jobTypes } from '@waymark/contract/jobs/choices';
import { postingCurrencies } from '@waymark/contract/posting/choices';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { formatFullPlace } from '@waymark/contract/jobs/format-place';
import { msg } from '@waymark/contract/text/message';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { bindField } from '../../../../components/form/bind-field.ts';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { NameOptions } from '../../../../components/form/tokens/name-options.tsx';
import { TokenField } from '../../../../components/form/tokens/token-field.tsx';
import { useNames } from '../../../../components/form/tokens/use-names.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import type { VisibilityValues } from '../rules.ts';
import { listPlaceNames } from './browse-form.tsx';
import styles from './candidates.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface FieldsProps {
  form: UseFormReturn<VisibilityValues>;
  profile: CandidateProfile;
  resumes: readonly Resume[];
}

export function VisibilityFields({ form, profile, resumes }: FieldsProps) {
  const say = useSay();
  const words = useBoardWords();
  return (
    <>
      <fieldset className={ui['stack5']}>
        <legend className={styles['legend']}>{say`What you do`}</legend>
        <TextField
          label={say`Headline`}
          hint={say`What you do in a few words, such as “ICU nurse with ten years of nights”.`}
          maxLength={candidateLimits.headline}
          {...bindField(form, 'headline')}
        />
        <SelectField label={say`Category`} {...bindField(form, 'category')}>
          <Options choices={words.categories.offered} />
        </SelectField>
        <Names form={form} name="skills" />
        <TextArea
          label={say`About you`}
          hint={say`Public to employers: leave out addresses and numbers.`}
          rows={4}
          maxLength={candidateLimits.summary}
          {...bindField(form, 'summary')}
        />
        <SelectField label={say`Resume to show`} hint={resumeHint} {...bindField(form, 'resumeId')}>
          <option value="">{say`None`}</option>
          <Options choices={resumes.map(({ id, name, label }) => ({ value: id, label: label || name }))} />
        </SelectField>
      </fieldset>
      <WishFields form={form} profile={profile} />
      <fieldset className={ui['stack5']}>
        <legend className={styles['legend']}>{say`Who must not see you`}</legend>
        <Names form={form} name="excludedCompanies" />
      </fieldset>
    </>
  );
}

const resumeHint = msg`Every employer who finds you may read it, with whatever stands in it. Leave it at none to decide later.`;

function WishFields({ form, profile }: Omit<FieldsProps, 'resumes'>) {
  const say = useSay();
  return (
    <fieldset className={ui['stack5']}>
      <legend className={styles['legend']}>{say`What you look for`}</legend>
      <LocationField form={form} profile={profile} />
      <CheckboxField label={say`I wish to work remotely`} {...form.register('remote')} />
      <div className={`${ui['wrap']} ${styles['visibilityTypes']}`} role="group" aria-label={say`Job types`}>
        {jobTypes.map(({ value, label }) => (
          <CheckboxField key={value} label={label} value={value} {...form.register('types')} />
        ))}
      </div>
      <div className={`${ui['grid4']} ${styles['rate']}`}>
        <TextField label={say`Hourly rate`} inputMode="decimal" maxLength={12} {...bindField(form, 'rate')} />
        <SelectField label={say`Currency`} {...bindField(form, 'currency')}>
          {postingCurrencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}

/** Shows the place that the location was read as, so that the candidate can correct a wrong one. */
function LocationField({ form, profile }: Omit<FieldsProps, 'resumes'>) {
  const say = useSay();
  const locale = useLocale();
  const listId = useId();
  const typed = useWatch({ control: form.control, name: 'location' });
  const names = useNames(typed, listPlaceNames);
  const isSaved = typed === profile.location && typed !== '';
  const found = profile.place ? formatFullPlace(profile.place, locale) : msg`no place that we know`;
  return (
    <div>
      <TextField
        label={say`Location`}
        hint={isSaved && profile.headline ? say`Found at: ${found}.` : say`Your city and country.`}
        list={listId}
        maxLength={candidateLimits.location}
        autoComplete="off"
        {...bindField(form, 'location')}
      />
      <NameOptions id={listId} names={names} />
    </div>
  );
}

/** Skills that start with `q`; none after a failure, since the field works without. */
async function listSkills(q: string, signal: AbortSignal): Promise<string[]> {
  try {
    return (await callApi('GET /candidate-profile/skills', { query: { q } }, { signal })).data;
  } catch {
    return [];
  }
}

const names = {
  skills: {
    label: msg`Skills`,
    hint: msg`Press Enter after each.`,
    maxLength: candidateLimits.skill,
    list: listSkills,
  },
  excludedCompanies: {
    label: msg`Companies`,
    hint: msg`Your employer, for example: the name, or the address of the website. This also keeps out a company that registers later, and everyone with an email address there.`,
    maxLength: 200,
  },
} as const;

function Names({ form, name }: { form: FieldsProps['form']; name: keyof typeof names }) {
  const values = useWatch({ control: form.control, name });
  const error = form.formState.errors[name] as { message?: string } | undefined;
  return (
    <TokenField
      {...names[name]}
      values={values}
      error={error?.message}
      onChange={(next) => {
        form.setValue(name, next, { shouldDirty: true });
        form.clearErrors(name);
      }}
    />
  );
}
