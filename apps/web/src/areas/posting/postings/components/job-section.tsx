import { jobCategories, jobTypes } from '@waymark/contract/jobs/choices/jobs';
import { experienceYears, postingLimits } from '@waymark/contract/posting/choices/postings';
import { plural } from '@waymark/contract/text/format-count';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Advice, FormSection, Wide, type SectionProps } from './form-section.tsx';
import { ListField } from './list-field.tsx';

export function JobSection({ fields, change, problems, hints }: SectionProps) {
  return (
    <FormSection title="The job">
      <Wide>
        <TextField
          label="Job Title"
          name="title"
          hint={<Advice advice={hints.title}>What people search for: “Signal Engineer”.</Advice>}
          value={fields.title}
          maxLength={300}
          onChange={(event) => change({ title: event.currentTarget.value })}
          error={problems['title']}
        />
      </Wide>
      <Kind fields={fields} change={change} problems={problems} />
      <Experience fields={fields} change={change} problems={problems} />
      <Wide>
        <TextField
          label="Education (optional)"
          name="education"
          value={fields.education}
          maxLength={120}
          onChange={(event) => change({ education: event.currentTarget.value })}
          error={problems['education']}
        />
      </Wide>
      <Wide>
        <ListField
          label="Job Tags"
          item="tag"
          kind="skill"
          hint={<Advice advice={hints.skills}>Skills and tools. Press Enter after each.</Advice>}
          values={fields.skills}
          most={postingLimits.skills}
          maxLength={postingLimits.skill}
          onChange={(skills) => change({ skills })}
          error={problems['skills']}
        />
      </Wide>
    </FormSection>
  );
}

type PartProps = Pick<SectionProps, 'fields' | 'change' | 'problems'>;

function Kind({ fields, change, problems }: PartProps) {
  return (
    <>
      <SelectField
        label="Job Type"
        name="type"
        value={fields.type}
        onChange={(event) => change({ type: event.currentTarget.value })}
        error={problems['type']}
      >
        <option value="">Please choose</option>
        {jobTypes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Category"
        name="category"
        value={fields.category}
        onChange={(event) => change({ category: event.currentTarget.value })}
        error={problems['category']}
      >
        <option value="">Please choose</option>
        {jobCategories.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function Experience({ fields, change, problems }: PartProps) {
  return (
    <>
      <SelectField
        label="Experience"
        name="experienceMin"
        value={fields.experienceMin}
        onChange={(event) => change({ experienceMin: event.currentTarget.value })}
        error={problems['experienceMin']}
      >
        <option value="">Not said</option>
        {yearsWith(fields.experienceMin).map((years) => (
          <option key={years} value={years}>
            {years === 0 ? 'None needed' : plural(years, 'year')}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Experience up to (optional)"
        name="experienceMax"
        value={fields.experienceMax}
        onChange={(event) => change({ experienceMax: event.currentTarget.value })}
        error={problems['experienceMax']}
      >
        <option value="">No upper end</option>
        {yearsWith(fields.experienceMax)
          .filter((years) => years > 0)
          .map((years) => (
            <option key={years} value={years}>
              {plural(years, 'year')}
            </option>
          ))}
      </SelectField>
    </>
  );
}

/** The years of the list, and those that an earlier posting or a text brought. */
function yearsWith(chosen: string): number[] {
  const own = /^\d{1,2}$/.test(chosen) ? [Number(chosen)] : [];
  return [...new Set([...experienceYears, ...own])].toSorted((a, b) => a - b);
}
