import type { Choices, FieldSpec } from './field-constants.ts';

/** The choices of a field as they are now. */
export const choicesOf = ({ choices = [] }: Pick<FieldSpec, 'choices'>): Choices =>
  typeof choices === 'function' ? choices() : choices;
