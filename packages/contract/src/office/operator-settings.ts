import { z } from '../zod.ts';
import { defaultFeatures, featuresSchema } from './features.ts';
import { givenMailsSchema, mailsSchema } from './mail-templates.ts';
import { settablePeriodNames, settablePeriods, type SettablePeriod } from './retention-choices.ts';

/** A period that a stored or an imported value does not name is the product's own. */
const periodOf = (name: SettablePeriod) => {
  const { min, max, standard } = settablePeriods[name];
  const words = `Enter a whole number of days from ${min} to ${max}.`;
  return z.number(words).int(words).min(min, words).max(max, words).default(standard);
};

const retentionSchema = z.strictObject(
  Object.fromEntries(settablePeriodNames.map((name) => [name, periodOf(name)])) as Record<
    SettablePeriod,
    ReturnType<typeof periodOf>
  >,
);

/** Settings of the operator: the parts of the board that are on, the words of mails, and how long data is kept. */
export const operatorSchemas = {
  features: featuresSchema,
  /** Whether postings of employers have to say what they pay. */
  requiresPay: z.boolean('Say yes or no.'),
  mails: mailsSchema,
  retention: retentionSchema,
};

/** The rules for new values alone. */
export const givenOperatorSchemas = { mails: givenMailsSchema };

export const defaultOperatorSettings: {
  [Key in keyof typeof operatorSchemas]: z.output<(typeof operatorSchemas)[Key]>;
} = { features: defaultFeatures, requiresPay: false, mails: {}, retention: retentionSchema.parse({}) };
