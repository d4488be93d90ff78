import { LanguageOptions } from '../../../../components/job-card/language-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { bindDraft, type SectionProps } from './form-section.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface LanguageFieldProps extends SectionProps {
  /** What the text of the saved draft is told to be in; empty where that is not known. */
  detected: string;
}

/** The language that the posting is written in: the detected one unless another is chosen. */
export function LanguageField({ detected, ...section }: LanguageFieldProps) {
  const say = useSay();
  return (
    <SelectField
      label={say`Language of the posting`}
      hint={say`Seekers filter by it, and screen readers speak the text in it.`}
      {...bindDraft(section, 'language')}
    >
      <LanguageOptions chosen={section.fields.language} detected={detected} />
    </SelectField>
  );
}
