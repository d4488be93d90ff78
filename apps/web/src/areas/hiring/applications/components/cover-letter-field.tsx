import { coverLetterMaxLength } from '@waymark/contract/hiring/choices/applications';
import { formatCount } from '@waymark/contract/text/format-count';
import { TextArea } from '../../../../components/form/text-area.tsx';

interface CoverLetterFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Too long a letter is counted and refused, not cut off: a cut would go unnoticed in a pasted text. */
export function CoverLetterField({ value, onChange, error }: CoverLetterFieldProps) {
  return (
    <TextArea
      label="Cover letter (optional)"
      hint={`${formatCount(value.length)} of ${formatCount(coverLetterMaxLength)} characters`}
      rows={6}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
