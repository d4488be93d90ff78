import type { CoverLetter } from '@waymark/contract/resumes/resume-export/cover-letters';
import { letterForJobPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { SelectField } from '../../../../components/form/select-field.tsx';

interface LetterChoiceProps {
  jobId: string;
  letters: readonly CoverLetter[];
  onChoose: (text: string) => void;
}

/** One of the stored letters as a start; nothing where there is none, and what is chosen can be changed. */
export function LetterChoice({ jobId, letters, onChoose }: LetterChoiceProps) {
  const [chosen, setChosen] = useState('');

  function choose(letterId: string) {
    setChosen(letterId);
    const letter = letters.find(({ id }) => id === letterId);
    if (letter) onChoose(letter.text);
  }

  if (letters.length === 0) return null;
  return (
    <SelectField
      label="Use one of your cover letters"
      hint={
        <Link to={letterForJobPath(jobId)} target="_blank">
          Write one for this job (opens in a new window)
        </Link>
      }
      value={chosen}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">None</option>
      {letters.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
