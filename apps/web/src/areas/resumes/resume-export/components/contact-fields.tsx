import { invalidPhone } from '@waymark/contract/identity/choices/accounts';
import type { ExportChoices, ExportState } from '@waymark/contract/resumes/resume-export/exports';
import { canBeDialled } from '@waymark/contract/text/phone-shape';
import { useState } from 'react';
import { TextField } from '../../../../components/form/text-field.tsx';
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
      {fields.map(({ name, label, maxLength }) => {
        const shared = { label, maxLength, placeholder: usual[name], value: choices.contact[name] };
        const change = (value: string) => onChange({ contact: { ...choices.contact, [name]: value } });
        if (name === 'phone') return <ContactPhone key={name} {...shared} onChange={change} />;
        return (
          <TextField key={name} {...shared} onChange={({ currentTarget }) => change(currentTarget.value)} />
        );
      })}
    </div>
  );
}

interface ContactPhoneProps {
  label: string;
  maxLength: number;
  placeholder: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A number is kept as soon as it can be called; half of one is typed on, and said when the field is left. */
function ContactPhone({ value, onChange, ...field }: ContactPhoneProps) {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState('');
  const isGiven = typed.trim() === '' || canBeDialled(typed);

  function type(next: string) {
    setTyped(next);
    setError('');
    if (next.trim() === '' || canBeDialled(next)) onChange(next);
  }

  return (
    <TextField
      {...field}
      type="tel"
      autoComplete="tel"
      value={typed}
      error={error}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setError(isGiven ? '' : invalidPhone)}
    />
  );
}
