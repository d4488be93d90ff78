import {
  alertExperiences,
  alertFrequencies,
  alertSalaries,
  anyCategory,
} from '@waymark/contract/alert-choices';
import { jobCategories } from '@waymark/contract/job-choices';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { AlertDraft } from '../rules.ts';
import styles from './alert-form.module.css';

interface AlertFieldsProps {
  form: UseFormReturn<AlertDraft>;
  /** What companies say they do, most jobs first. */
  industries: readonly string[];
}

/** The form of document B, section 3: what to look for, in that order. */
export function AlertFields({ form, industries }: AlertFieldsProps) {
  const { register } = form;
  const { errors } = form.formState;
  const fieldOf = (name: keyof AlertDraft) => ({ ...register(name), error: errors[name]?.message });
  // An alert may name an industry that no open job has just now.
  const chosen = form.getValues('industry');
  const offered = chosen && !industries.includes(chosen) ? [chosen, ...industries] : industries;
  return (
    <div className={styles['fields']}>
      <TextField
        label="Keywords"
        placeholder="Skills, titles or words of a posting"
        {...fieldOf('keywords')}
      />
      <TextField label="Location" placeholder="City, region or country" {...fieldOf('location')} />
      <SelectField label="Work Experience" {...fieldOf('experience')}>
        <option value="">Any</option>
        {alertExperiences.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label="Expected Salary" {...fieldOf('salary')}>
        <option value="">Any</option>
        {alertSalaries.map(({ value, label }) => (
          <option key={value} value={value}>
            from {label}
          </option>
        ))}
      </SelectField>
      <SelectField label="Industry" {...fieldOf('industry')}>
        <option value="">Any</option>
        {offered.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </SelectField>
      <SelectField label="Job Category" {...fieldOf('category')}>
        <option value="">{anyCategory}</option>
        {jobCategories.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField label="Role" placeholder="For example Nurse" {...fieldOf('role')} />
      <SelectField label="How often" {...fieldOf('frequency')}>
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
          {...fieldOf('name')}
        />
      </div>
      <div className={styles['wide']}>
        <CheckboxField
          label="Also send closely related jobs"
          hint="Other names for the same work, and work near it."
          {...fieldOf('closelyRelated')}
        />
      </div>
    </div>
  );
}
