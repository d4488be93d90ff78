import { postingLanguages } from '@waymark/contract/jobs/fact-choices';
import { namePostingLanguage } from '@waymark/contract/jobs/posting-language';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { useLanguage } from '../../../../lib/language.ts';
import { bindDraft, type SectionProps } from './form-section.tsx';

interface LanguageFieldProps extends SectionProps {
  /** What the text of the saved draft is told to be in; empty where that is not known. */
  detected: string;
}

/** The language that the posting is written in: the detected one unless another is chosen. */
export function LanguageField({ detected, ...section }: LanguageFieldProps) {
  const language = useLanguage();
  const chosen = section.fields.language;
  const codes = postingLanguages.map(({ value }) => value as string);
  // A program may have stated two.
  const values = codes.includes(chosen) || chosen === '' ? codes : [chosen, ...codes];
  const choices = values
    .map((value) => ({ value, label: namePostingLanguage(value, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const name = namePostingLanguage(detected, language);
  return (
    <SelectField
      label="Language of the posting"
      hint="Seekers filter by it, and screen readers speak the text in it."
      {...bindDraft(section, 'language')}
    >
      <option value="">{name === '' ? 'Detect it from the text' : `Detected: ${name}`}</option>
      <Options choices={choices} />
    </SelectField>
  );
}
