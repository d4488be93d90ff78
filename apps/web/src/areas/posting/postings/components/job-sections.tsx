import { isStandardPay } from '@waymark/contract/board-pay';
import { jobTypes, salaryPeriods, workModes } from '@waymark/contract/jobs/choices';
import { offeredWith } from '@waymark/contract/jobs/category-choices';
import { countries } from '@waymark/contract/places/choices';
import { experienceYears, postingCurrencies } from '@waymark/contract/posting/choices';
import { postingLimits } from '@waymark/contract/jobs/posting-choices';
import { countryOptions } from '@waymark/contract/text/country-names';
import { plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import { periodName, withItem } from '../form-rules.ts';
import { Advice, bindDraft, FormSection, Wide, type SectionProps } from './form-section.tsx';
import { ChosenList, ListField } from './list-field.tsx';
import styles from './postings.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

export function JobSection(section: SectionProps) {
  const say = useSay();
  const words = useBoardWords();
  const { fields, change, problems, hints } = section;
  return (
    <FormSection title={say`The job`}>
      <Wide>
        <TextField
          label={say`Job Title`}
          hint={<Advice advice={hints.title}>{say`What people search for: “Signal Engineer”.`}</Advice>}
          maxLength={300}
          {...bindDraft(section, 'title')}
        />
      </Wide>
      <SelectField label={say`Job Type`} {...bindDraft(section, 'type')}>
        <option value="">{say`Please choose`}</option>
        <Options choices={jobTypes} />
      </SelectField>
      <SelectField label={say`Category`} {...bindDraft(section, 'category')}>
        <option value="">{say`Please choose`}</option>
        <Options choices={offeredWith(words, fields.category)} />
      </SelectField>
      <SelectField label={say`Experience`} {...bindDraft(section, 'experienceMin')}>
        <option value="">{say`Not said`}</option>
        <Options choices={yearsWith(say, fields.experienceMin)} />
      </SelectField>
      <SelectField label={say`Experience up to (optional)`} {...bindDraft(section, 'experienceMax')}>
        <option value="">{say`No upper end`}</option>
        <Options choices={yearsWith(say, fields.experienceMax).filter(({ value }) => value !== '0')} />
      </SelectField>
      <Wide>
        <TextField label={say`Education (optional)`} maxLength={120} {...bindDraft(section, 'education')} />
      </Wide>
      <Wide>
        <ListField
          label={say`Job Tags`}
          kind="skill"
          hint={<Advice advice={hints.skills}>{say`Skills and tools. Press Enter after each.`}</Advice>}
          values={fields.skills}
          maxCount={postingLimits.skills}
          maxLength={postingLimits.skill}
          onChange={(skills) => change({ skills })}
          error={problems['skills']}
        />
      </Wide>
    </FormSection>
  );
}

/** The years of the list, and the chosen ones of an earlier posting or a pasted text. */
function yearsWith(say: Say, chosen: string): { value: string; label: string }[] {
  const own = /^\d{1,2}$/.test(chosen) ? [Number(chosen)] : [];
  return [...new Set([...experienceYears, ...own])]
    .toSorted((a, b) => a - b)
    .map((years) => ({
      value: String(years),
      label: years === 0 ? say`None needed` : say`${plural(years, 'year')}`,
    }));
}

export function PlaceSection(section: SectionProps) {
  const say = useSay();
  const { fields, change, problems, choices } = section;
  const isOnSite = fields.workMode === '' || fields.workMode === 'on-site';
  return (
    <FormSection title={say`Where`}>
      <SelectField label={say`Where the work is done`} {...bindDraft(section, 'workMode')}>
        <option value="">{say`Please choose`}</option>
        <Options choices={workModes} />
      </SelectField>
      <SelectField
        label={say`Region`}
        name="region"
        value=""
        onChange={(event) => change({ places: withItem(fields.places, event.currentTarget.value) })}
      >
        <option value="">{say`Add one of the most named`}</option>
        <Options choices={choices.regions.map(({ label, place }) => ({ value: place, label }))} />
      </SelectField>
      <Wide>
        <ListField
          label={say`Location`}
          kind="place"
          hint={say`A city with its country, one after the other. Press Enter after each.`}
          values={fields.places}
          maxCount={postingLimits.places}
          maxLength={postingLimits.place}
          onChange={(places) => change({ places })}
          error={problems['places']}
        />
      </Wide>
      {!isOnSite && (
        <Wide>
          <Countries {...section} />
        </Wide>
      )}
    </FormSection>
  );
}

/** For remote and hybrid work. */
function Countries({ fields, change, problems, hints }: SectionProps) {
  const say = useSay();
  const locale = useLocale();
  return (
    <div className={ui['grid3']}>
      <SelectField
        label={say`Countries people may work from`}
        name="countries"
        hint={
          <Advice advice={hints.countries}>{say`None chosen means that only the places above count.`}</Advice>
        }
        value=""
        onChange={(event) => change({ countries: withItem(fields.countries, event.currentTarget.value) })}
        error={problems['countries']}
      >
        <option value="">{say`Add a country`}</option>
        {countryOptions(countries, locale).map(({ value: country, label }) => (
          <option key={country} value={country}>
            {label}
          </option>
        ))}
      </SelectField>
      <ChosenList
        kind="country"
        values={fields.countries}
        onChange={(chosen) => change({ countries: chosen })}
      />
    </div>
  );
}

export function PaySection(section: SectionProps) {
  const say = useSay();
  const { pay } = useBoardWords();
  const { fields, hints } = section;
  const currencies = [...new Set([fields.currency, ...postingCurrencies])].filter(Boolean);
  return (
    <FormSection title={say`Pay`}>
      <TextField
        label={say`Minimum Salary`}
        inputMode="decimal"
        hint={say`A number: ${isStandardPay(pay) ? 45000 : (pay.amounts[1] ?? pay.amounts[0])}`}
        maxLength={40}
        {...bindDraft(section, 'salaryMin')}
      />
      <TextField
        label={say`Maximum Salary`}
        inputMode="decimal"
        hint={say`Not below the minimum`}
        maxLength={40}
        {...bindDraft(section, 'salaryMax')}
      />
      {hints.salaryMin && (
        <Wide>
          <p className={styles['advice']}>{hints.salaryMin}</p>
        </Wide>
      )}
      <SelectField label={say`Currency`} {...bindDraft(section, 'currency')}>
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <SelectField label={say`For`} {...bindDraft(section, 'period')}>
        <Options choices={salaryPeriods.map((period) => ({ value: period, label: periodName(period) }))} />
      </SelectField>
    </FormSection>
  );
}
