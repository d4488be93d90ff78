import { isStandardPay } from '@waymark/contract/board-pay';
import { jobTypes, salaryPeriods, workModes } from '@waymark/contract/jobs/choices';
import { offeredWith } from '@waymark/contract/jobs/category-choices';
import { countries } from '@waymark/contract/places/choices';
import { experienceYears, postingCurrencies } from '@waymark/contract/posting/choices';
import { postingLimits } from '@waymark/contract/jobs/posting-choices';
import { plural } from '@waymark/contract/text/format';
import { countryOptions } from '@waymark/contract/text/country-names';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLocale } from '../../../../lib/language.ts';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import { periodName, withItem } from '../form-rules.ts';
import { Advice, bindDraft, FormSection, Wide, type SectionProps } from './form-section.tsx';
import { ChosenList, ListField } from './list-field.tsx';
import styles from './postings.module.css';

export function JobSection(section: SectionProps) {
  const words = useBoardWords();
  const { fields, change, problems, hints } = section;
  return (
    <FormSection title="The job">
      <Wide>
        <TextField
          label="Job Title"
          hint={<Advice advice={hints.title}>What people search for: “Signal Engineer”.</Advice>}
          maxLength={300}
          {...bindDraft(section, 'title')}
        />
      </Wide>
      <SelectField label="Job Type" {...bindDraft(section, 'type')}>
        <option value="">Please choose</option>
        <Options choices={jobTypes} />
      </SelectField>
      <SelectField label="Category" {...bindDraft(section, 'category')}>
        <option value="">Please choose</option>
        <Options choices={offeredWith(words, fields.category)} />
      </SelectField>
      <SelectField label="Experience" {...bindDraft(section, 'experienceMin')}>
        <option value="">Not said</option>
        <Options choices={yearsWith(fields.experienceMin)} />
      </SelectField>
      <SelectField label="Experience up to (optional)" {...bindDraft(section, 'experienceMax')}>
        <option value="">No upper end</option>
        <Options choices={yearsWith(fields.experienceMax).filter(({ value }) => value !== '0')} />
      </SelectField>
      <Wide>
        <TextField label="Education (optional)" maxLength={120} {...bindDraft(section, 'education')} />
      </Wide>
      <Wide>
        <ListField
          label="Job Tags"
          item="tag"
          kind="skill"
          hint={<Advice advice={hints.skills}>Skills and tools. Press Enter after each.</Advice>}
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
function yearsWith(chosen: string): { value: string; label: string }[] {
  const own = /^\d{1,2}$/.test(chosen) ? [Number(chosen)] : [];
  return [...new Set([...experienceYears, ...own])]
    .toSorted((a, b) => a - b)
    .map((years) => ({ value: String(years), label: years === 0 ? 'None needed' : plural(years, 'year') }));
}

export function PlaceSection(section: SectionProps) {
  const { fields, change, problems, choices } = section;
  const isOnSite = fields.workMode === '' || fields.workMode === 'on-site';
  return (
    <FormSection title="Where">
      <SelectField label="Where the work is done" {...bindDraft(section, 'workMode')}>
        <option value="">Please choose</option>
        <Options choices={workModes} />
      </SelectField>
      <SelectField
        label="Region"
        name="region"
        value=""
        onChange={(event) => change({ places: withItem(fields.places, event.currentTarget.value) })}
      >
        <option value="">Add one of the most named</option>
        <Options choices={choices.regions.map(({ label, place }) => ({ value: place, label }))} />
      </SelectField>
      <Wide>
        <ListField
          label="Location"
          item="place"
          kind="place"
          hint="A city with its country, one after the other. Press Enter after each."
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
  const locale = useLocale();
  return (
    <div className={ui['grid3']}>
      <SelectField
        label="Countries people may work from"
        name="countries"
        hint={<Advice advice={hints.countries}>None chosen means that only the places above count.</Advice>}
        value=""
        onChange={(event) => change({ countries: withItem(fields.countries, event.currentTarget.value) })}
        error={problems['countries']}
      >
        <option value="">Add a country</option>
        {countryOptions(countries, locale).map(({ value: country, label }) => (
          <option key={country} value={country}>
            {label}
          </option>
        ))}
      </SelectField>
      <ChosenList
        item="country"
        values={fields.countries}
        onChange={(chosen) => change({ countries: chosen })}
      />
    </div>
  );
}

export function PaySection(section: SectionProps) {
  const { pay } = useBoardWords();
  const { fields, hints } = section;
  const currencies = [...new Set([fields.currency, ...postingCurrencies])].filter(Boolean);
  return (
    <FormSection title="Pay">
      <TextField
        label="Minimum Salary"
        inputMode="decimal"
        hint={`A number: ${isStandardPay(pay) ? 45000 : (pay.amounts[1] ?? pay.amounts[0])}`}
        maxLength={40}
        {...bindDraft(section, 'salaryMin')}
      />
      <TextField
        label="Maximum Salary"
        inputMode="decimal"
        hint="Not below the minimum"
        maxLength={40}
        {...bindDraft(section, 'salaryMax')}
      />
      {hints.salaryMin && (
        <Wide>
          <p className={styles['advice']}>{hints.salaryMin}</p>
        </Wide>
      )}
      <SelectField label="Currency" {...bindDraft(section, 'currency')}>
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <SelectField label="For" {...bindDraft(section, 'period')}>
        <Options choices={salaryPeriods.map((period) => ({ value: period, label: periodName(period) }))} />
      </SelectField>
    </FormSection>
  );
}
