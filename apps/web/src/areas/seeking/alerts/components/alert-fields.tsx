import { alertExperiences, alertFrequencies, alertSalaries } from '@waymark/contract/seeking/choices/alerts';
import { offeredCategories } from '@waymark/contract/jobs/choices/jobs';
import type { UseFormReturn } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import type { AlertDraft } from '../rules.ts';
import styles from './alert-form.module.css';

interface AlertFieldsProps {
  form: UseFormReturn<AlertDraft>;
  /** What companies say they do, most jobs first. */
  industries: readonly string[];
}

/** The form of document B, section 3: what to look for, in that order. */
export function AlertFields({ form, industries }: AlertFieldsProps) {
  // An alert may name an industry that no open job has just now.
  const chosen = form.getValues('industry');
  const offered = chosen && !industries.includes(chosen) ? [chosen, ...industries] : industries;
  return (
    <div className={styles['fields']}>
      <TextField
        label="Keywords"
        placeholder="Skills, titles or words of a posting"
        {...bindField(form, 'keywords')}
      />
      <TextField label="Location" placeholder="City, region or country" {...bindField(form, 'location')} />
      <SelectField label="Work Experience" {...bindField(form, 'experience')}>
        <option value="">Any</option>
        <ExplainedOptions choices={alertExperiences} />
      </SelectField>
      <SelectField label="Expected Salary" {...bindField(form, 'salary')}>
        <option value="">Any</option>
        <ExplainedOptions choices={alertSalaries} />
      </SelectField>
      <SelectField label="Industry" {...bindField(form, 'industry')}>
        <option value="">Any</option>
        {offered.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </SelectField>
      <SelectField label="Job Category" {...bindField(form, 'category')}>
        {offeredCategories.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField label="Role" placeholder="For example Nurse" {...bindField(form, 'role')} />
      <SelectField label="How often" {...bindField(form, 'frequency')}>
        {alertFrequencies.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={styles['wide']}>
        <TextField
          label="Alert name"
          placeholder="Left empty, it is named after what it looks for"
          {...bindField(form, 'name')}
        />
      </div>
      <div className={styles['wide']}>
        <CheckboxField
          label="Also send closely related jobs"
          hint="Other names for the same work, and work near it."
          {...bindField(form, 'closelyRelated')}
        />
      </div>
    </div>
  );
}

interface ExplainedOptionsProps {
  choices: readonly { value: string; label: string; meaning: string }[];
}

function ExplainedOptions({ choices }: ExplainedOptionsProps) {
  return choices.map(({ value, label, meaning }) => (
    <option key={meaning} value={value}>
      {label}: {meaning}
    </option>
  ));
}
