import { countries } from '@waymark/contract/places/choices/countries';
import { workModes } from '@waymark/contract/jobs/choices/jobs';
import { postingLimits } from '@waymark/contract/posting/choices/postings';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { withItem } from '../form-rules.ts';
import { ChosenList } from './chosen-list.tsx';
import { Advice, FormSection, Wide, type SectionProps } from './form-section.tsx';
import { ListField } from './list-field.tsx';
import styles from './posting-form.module.css';

export function PlaceSection({ fields, change, problems, hints, choices }: SectionProps) {
  const isOnSite = fields.workMode === '' || fields.workMode === 'on-site';
  return (
    <FormSection title="Where">
      <SelectField
        label="Where the work is done"
        name="workMode"
        value={fields.workMode}
        onChange={(event) => change({ workMode: event.currentTarget.value })}
        error={problems['workMode']}
      >
        <option value="">Please choose</option>
        {workModes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Region"
        name="region"
        value=""
        onChange={(event) => change({ places: withItem(fields.places, event.currentTarget.value) })}
      >
        <option value="">Add one of the most named</option>
        {choices.regions.map(({ label, place }) => (
          <option key={place} value={place}>
            {label}
          </option>
        ))}
      </SelectField>
      <Wide>
        <ListField
          label="Location"
          item="place"
          kind="place"
          hint="A city with its country, one after the other. Press Enter after each."
          values={fields.places}
          most={postingLimits.places}
          maxLength={postingLimits.place}
          onChange={(places) => change({ places })}
          error={problems['places']}
        />
      </Wide>
      {!isOnSite && (
        <Wide>
          <Countries fields={fields} change={change} problems={problems} hints={hints} />
        </Wide>
      )}
    </FormSection>
  );
}

/** Of work that is done from anywhere, or from home on some days. */
function Countries({ fields, change, problems, hints }: Omit<SectionProps, 'choices'>) {
  return (
    <div className={styles['list']}>
      <SelectField
        label="Countries people may work from"
        name="countries"
        hint={<Advice advice={hints.countries}>None chosen means that only the places above count.</Advice>}
        value=""
        onChange={(event) => change({ countries: withItem(fields.countries, event.currentTarget.value) })}
        error={problems['countries']}
      >
        <option value="">Add a country</option>
        {countries.map((country) => (
          <option key={country} value={country}>
            {country}
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
