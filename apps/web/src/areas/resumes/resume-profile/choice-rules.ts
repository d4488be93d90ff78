import type { BoardWords } from '@waymark/contract/board-words';
import { expectedSalaryCurrencies } from '@waymark/contract/resumes/choices';
import type { Choices, FieldSpec } from './field-constants.ts';

/** The choices of a field as they are now; what was chosen before stays among them. */
export function choicesOf(
  words: BoardWords,
  { choices = [] }: Pick<FieldSpec, 'choices'>,
  chosen?: string,
): Choices {
  if (choices === 'categories') return words.categories.offered;
  return choices === 'currencies' ? currenciesOn(words, chosen) : choices;
}

/** The specified ones, where the board counts in one of them. */
function currenciesOn({ pay: { currency } }: BoardWords, chosen: string | undefined): Choices {
  if (expectedSalaryCurrencies.some(({ value }) => value === currency)) return expectedSalaryCurrencies;
  const kept = chosen && chosen !== currency ? [labelled(chosen)] : [];
  return [{ value: currency, label: currency }, ...kept];
}

const labelled = (chosen: string) =>
  expectedSalaryCurrencies.find(({ value }) => value === chosen) ?? { value: chosen, label: chosen };
