import type { ExportChoices, ExportState } from '@waymark/contract/resume-export/exports';
import { TextField } from '../../../components/form/text-field.tsx';
import styles from './look-fields.module.css';

interface ContactFieldsProps {
  choices: ExportChoices;
  account: ExportState['account'];
  onChange: (part: Partial<ExportChoices>) => void;
}

const fields = [
  { name: 'name', label: 'Name', maxLength: 120 },
  { name: 'phone', label: 'Phone', maxLength: 40 },
  { name: 'address', label: 'Street and number', maxLength: 200 },
  { name: 'postalCode', label: 'Post code', maxLength: 20 },
] as const;

/** What is left empty is as the account says it. */
export function ContactFields({ choices, account, onChange }: ContactFieldsProps) {
  const usual: Partial<Record<string, string>> = account;
  return (
    <div className={styles['fields']}>
      {fields.map(({ name, label, maxLength }) => (
        <TextField
          key={name}
          label={label}
          maxLength={maxLength}
          placeholder={usual[name]}
          value={choices.contact[name]}
          onChange={({ currentTarget }) =>
            onChange({ contact: { ...choices.contact, [name]: currentTarget.value } })
          }
        />
      ))}
    </div>
  );
}
