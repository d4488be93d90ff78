import { inOwnWords } from '../../../../lib/board.ts';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import type { PostingChoices } from '@waymark/contract/posting/postings';
import type { ChangeEvent } from 'react';
import { FormSection, type SectionProps } from './form-section.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

type OwnField = PostingChoices['ownFields'][number];

/** The fields of the board's own; absent where it has none. */
export function OwnSection(section: SectionProps) {
  const say = useSay();
  const ownFields = inOwnWords('postingFields', section.choices.ownFields, say.language);
  if (ownFields.length === 0) return null;
  return (
    <FormSection title={say`Details`}>
      {ownFields.map((field) => (
        <OwnControl key={field.key} field={field} {...section} />
      ))}
    </FormSection>
  );
}

function OwnControl({ field, fields, change, problems }: SectionProps & { field: OwnField }) {
  const say = useSay();
  const { key, kind, help, unit, required, options } = field;
  const value = fields.own?.[key] ?? '';
  const name = unit === '' ? field.label : `${field.label} (${unit})`;
  const label = required ? name : say`${name} (optional)`;
  const bound = {
    label,
    name: `own.${key}`,
    hint: help || undefined,
    value,
    error: problems[`own.${key}`],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ own: { ...fields.own, [key]: event.currentTarget.value } }),
  };
  if (kind === 'choice') {
    return (
      <SelectField {...bound}>
        <option value="">{required ? say`Please choose` : say`Not said`}</option>
        <Options choices={options.filter((option) => !option.retired || option.value === value)} />
      </SelectField>
    );
  }
  if (kind === 'date') return <TextField type="date" {...bound} />;
  return (
    <TextField maxLength={200} {...bound} {...(kind === 'number' && { inputMode: 'decimal' as const })} />
  );
}
