import { postingLanguages } from '@waymark/contract/jobs/fact-choices';
import { namePostingLanguage } from '@waymark/contract/jobs/posting-language';
import { useLanguage } from '../../lib/languages/language.ts';
import { Options } from '../form/choice-options.tsx';
import { useSay } from '../../lib/languages/say.ts';

interface LanguageOptionsProps {
  /** As a posting has it: a program may have stated two. */
  chosen: string;
  /** What its text is told to be in; empty where that is not known. */
  detected: string;
}

/** The choices of a posting's language, by their names in that of the page: the detected one stands first. */
export function LanguageOptions({ chosen, detected }: LanguageOptionsProps) {
  const say = useSay();
  const page = useLanguage();
  const codes = postingLanguages.map(({ value }) => value as string);
  const values = codes.includes(chosen) || chosen === '' ? codes : [chosen, ...codes];
  const choices = values
    .map((value) => ({ value, label: namePostingLanguage(value, page) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, page));
  const name = namePostingLanguage(detected, page);
  return (
    <>
      <option value="">{name === '' ? say`Detect it from the text` : say`Detected: ${name}`}</option>
      <Options choices={choices} />
    </>
  );
}
