import type { BoardWords } from '@waymark/contract/board-words';
import type { Choices, FieldSpec } from './field-constants.ts';

/** The choices of a field as they are now. */
export const choicesOf = (words: BoardWords, { choices = [] }: Pick<FieldSpec, 'choices'>): Choices =>
  choices === 'categories' ? words.categories.offered : choices;
