import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { msg } from '@waymark/contract/text/message';

export const oneNameLabel = msg`I have only one name`;

export interface NameValues {
  firstName: string;
  lastName: string;
  /** Ticked by people with one name. */
  hasOneName?: boolean | undefined;
}

/**
 * The names as the API takes them: an empty last name only from a person with one name. Without the tick it is left
 * out, so that the contract refuses it in the form's own words.
 */
export function namesOf<Values extends Partial<NameValues>>({ hasOneName, ...values }: Values) {
  if (hasOneName === true) return { ...values, lastName: '' };
  if (values.lastName !== '') return values;
  const { lastName: _forgotten, ...others } = values;
  return others;
}

/** Checks a form with NameFields by a schema of the contract. */
export function nameResolver<Values extends Partial<NameValues>, Fields>(
  schema: z.ZodType<Fields, FieldValues>,
): Resolver<Values, unknown, Fields> {
  const resolver = zodResolver(schema);
  return (values, context, options) =>
    resolver(namesOf(values), context, options as never) as ReturnType<Resolver<Values, unknown, Fields>>;
}
