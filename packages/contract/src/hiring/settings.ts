import { isOnce, oneLine } from '../text/setting-texts.ts';
import { setting } from '../setting.ts';
import { z } from '../zod.ts';
import {
  applicationStages,
  stageKinds,
  stageMaxCount,
  stageMeanings,
  stageNameMaxLength,
} from './choices.ts';
import { maxPeriodMonths, minPeriodMonths } from './retention-choices.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const fixedKinds = applicationStages.map(({ kind }) => kind);
const stageSchema = z
  .strictObject({
    kind: z.enum(stageKinds),
    name: oneLine(stageNameMaxLength, fixed`Please name the stage.`),
    /** Whether candidates are mailed when their application comes here. */
    notifies: z.boolean(),
    /** The words to candidates about an `own` stage; null for none. */
    meaning: z
      .enum(stageMeanings.map(({ value }) => value))
      .nullable()
      .default(null),
  })
  .refine(({ kind, meaning }) => kind === 'own' || meaning === null, {
    path: ['meaning'],
    message: msg`Only a stage of your own takes another meaning.`,
  })
  .refine(
    ({ kind, meaning, notifies }) => !notifies || (kind === 'own' ? meaning !== null : kind !== 'new'),
    {
      path: ['notifies'],
      message: msg`There is nothing to tell candidates of this stage.`,
    },
  );
const stages = z
  .array(stageSchema)
  .max(stageMaxCount, fixed`There are at most ${stageMaxCount} stages.`)
  .refine(
    (all) => fixedKinds.every((kind) => all.filter((stage) => stage.kind === kind).length === 1),
    fixed`Name each of the fixed stages once: ${fixedKinds.join(', ')}.`,
  )
  .refine((all) => all[0]?.kind === 'new', fixed`The stage for new applications stays first.`)
  .refine((all) => isOnce(all.map(({ name }) => name)), fixed`Two stages have one name.`);

const periodWords = fixed`Enter a whole number of months from ${minPeriodMonths} to ${maxPeriodMonths}.`;
const period = z
  .number(periodWords)
  .int(periodWords)
  .min(minPeriodMonths, periodWords)
  .max(maxPeriodMonths, periodWords);
/** In months: how long companies keep applications that are over, and between which bounds they choose. */
const applicantPeriod = z
  .strictObject({ standard: period, min: period, max: period })
  .refine(({ standard, min, max }) => min <= standard && standard <= max, {
    path: ['standard'],
    message: msg`The period has to lie between the shortest and the longest.`,
  });

export const settings = {
  applicantPeriod: setting({
    schema: applicantPeriod,
    standard: { standard: 6, min: 1, max: 36 },
    page: '/staff/settings',
  }),
  stages: setting({
    schema: stages,
    standard: applicationStages.map((stage) => ({ ...stage, meaning: null })),
    page: '/staff/settings/stages',
  }),
};
