import { settablePeriodNames, settablePeriods, type SettablePeriod } from './retention-choices.ts';
import { setting } from '../setting.ts';
import { z } from '../zod.ts';
import { fixed } from '../text/say.ts';

/** A period that a stored or an imported value does not name is the product's own. */
const periodOf = (name: SettablePeriod) => {
  const { min, max, standard } = settablePeriods[name];
  const words = fixed`Enter a whole number of days from ${min} to ${max}.`;
  return z.number(words).int(words).min(min, words).max(max, words).default(standard);
};

const retentionSchema = z.strictObject(
  Object.fromEntries(settablePeriodNames.map((name) => [name, periodOf(name)])) as Record<
    SettablePeriod,
    ReturnType<typeof periodOf>
  >,
);

/** How long data is kept. */
export const settings = {
  retention: setting({
    schema: retentionSchema,
    standard: retentionSchema.parse({}),
    page: '/staff/settings',
  }),
};
