import { paperSizes, resumeAccents, resumeTemplates } from '@waymark/contract/resumes/choices/resume-export';
import type { ExportChoices } from '@waymark/contract/resumes/resume-export/exports';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import styles from './look-fields.module.css';

interface LookFieldsProps {
  choices: ExportChoices;
  onChange: (part: Partial<ExportChoices>) => void;
}

export function LookFields({ choices, onChange }: LookFieldsProps) {
  return (
    <div className={styles['fields']}>
      <RadioGroupField
        label="Template"
        name="template"
        options={resumeTemplates}
        chosen={choices.template}
        onChange={({ currentTarget }) =>
          onChange({ template: currentTarget.value as ExportChoices['template'] })
        }
      />
      <fieldset className={styles['colors']}>
        <legend className={styles['legend']}>Colour</legend>
        {resumeAccents.map(({ value, label, color }) => (
          <label key={value} className={styles['color']}>
            <input
              type="radio"
              name="accent"
              value={value}
              checked={choices.accent === value}
              onChange={() => onChange({ accent: value })}
            />
            <span className={styles['swatch']} style={{ background: color }} />
            {label}
          </label>
        ))}
      </fieldset>
      <RadioGroupField
        label="Paper"
        name="paper"
        options={paperSizes}
        chosen={choices.paper}
        onChange={({ currentTarget }) => onChange({ paper: currentTarget.value as ExportChoices['paper'] })}
      />
    </div>
  );
}
