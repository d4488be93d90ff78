import {
  defaultCategories,
  defaultSectors,
  isCategory,
  otherCategory,
  type BoardCategory,
} from '../jobs/category-choices.ts';
import { storedCategory } from '../jobs/category-schemas.ts';
import { z } from '../zod.ts';
import { maxOwnFields, ownFieldKinds, ownKeyMaxLength } from '../jobs/own-fields.ts';
import { defaultReportReasons, maxReportReasons } from '../jobs/report-choices.ts';
import {
  applicationStages,
  stageKinds,
  stageMaxCount,
  stageMeanings,
  stageNameMaxLength,
} from '../hiring/choices.ts';
import { oneLine, optionalLine } from './setting-texts.ts';
import { defaultSite, siteSchemas } from './site-words.ts';

/*
 * The settings that hold the board's own words: categories, sectors, fields of postings, stages, reasons of reports, and
 * those of its site. The specifications' words are the defaults.
 */

export const maxCategories = 60;
/** With those that were deleted and lead to another: as many as the search tells apart, with room to spare. */
const maxIdentifiers = 200;
export const maxSectors = 40;
export const wordMaxLength = 60;
const maxOptions = 40;

const foldName = (name: string) => name.trim().toLowerCase();
const isOnce = (names: readonly string[]) => new Set(names.map(foldName)).size === names.length;

const categorySchema = z.strictObject({
  /** Never changes: addresses and postings hold it. */
  value: storedCategory,
  label: oneLine(wordMaxLength, 'Please name the category.'),
  retired: z.boolean().default(false),
  movedTo: storedCategory.nullable().default(null),
});

function leadsAstray(categories: readonly BoardCategory[], { value, movedTo }: BoardCategory): boolean {
  if (movedTo === null) return false;
  return value === otherCategory || categories.find((one) => one.value === movedTo)?.movedTo !== null;
}

const categories = z
  .array(categorySchema)
  .max(maxIdentifiers, `A board has at most ${maxCategories} categories.`)
  .refine(
    (all) => all.filter(({ movedTo }) => movedTo === null).length <= maxCategories,
    `A board has at most ${maxCategories} categories.`,
  )
  .refine((all) => isOnce(all.map(({ value }) => value)), 'Two categories have one identifier.')
  .refine(
    (all) => isOnce(all.filter(({ movedTo }) => movedTo === null).map(({ label }) => label)),
    'Two categories have one name.',
  )
  .refine(
    (all) => all.some(({ value, retired }) => value === otherCategory && !retired),
    'The category “other” stays: it is for postings that fit nowhere else.',
  )
  .refine(
    (all) => !all.some((one) => leadsAstray(all, one)),
    'A deleted category leads to one that is on the list.',
  );

const sectors = z
  .array(
    z.strictObject({ label: oneLine(wordMaxLength, 'Please name the sector.'), category: storedCategory }),
  )
  .max(maxSectors, `The search names at most ${maxSectors} sectors.`)
  .refine((all) => isOnce(all.map(({ label }) => label)), 'Two sectors have one name.');

const optionSchema = z.strictObject({
  value: storedCategory,
  label: oneLine(wordMaxLength, 'Please name the choice.'),
  retired: z.boolean().default(false),
});

const ownFieldSchema = z
  .strictObject({
    key: storedCategory.max(ownKeyMaxLength, `Please use at most ${ownKeyMaxLength} characters.`),
    label: oneLine(wordMaxLength, 'Please name the field.'),
    help: optionalLine(200).default(''),
    kind: z.enum(ownFieldKinds.map(({ value }) => value)),
    unit: optionalLine(20).default(''),
    required: z.boolean().default(false),
    shown: z.boolean().default(true),
    filter: z.boolean().default(false),
    options: z
      .array(optionSchema)
      .max(maxOptions, `A field has at most ${maxOptions} choices.`)
      .refine((all) => isOnce(all.map(({ value }) => value)), 'Two choices have one identifier.')
      .refine((all) => isOnce(all.map(({ label }) => label)), 'Two choices have one name.')
      .default([]),
  })
  .refine(({ kind, options }) => kind !== 'choice' || options.some(({ retired }) => !retired), {
    path: ['options'],
    message: 'Give the field at least one choice.',
  })
  .refine(({ kind, options }) => kind === 'choice' || options.length === 0, {
    path: ['options'],
    message: 'Only a field of the kind “choice” has choices.',
  })
  .refine(({ kind, filter }) => !filter || kind === 'choice' || kind === 'number', {
    path: ['filter'],
    message: 'Searches filter by choices and numbers.',
  });

const postingFields = z
  .array(ownFieldSchema)
  .max(maxOwnFields, `A posting has at most ${maxOwnFields} fields of the board’s own.`)
  .refine((all) => isOnce(all.map(({ key }) => key)), 'Two fields have one identifier.')
  .refine((all) => isOnce(all.map(({ label }) => label)), 'Two fields have one name.');

const reportReasons = z
  .array(optionSchema)
  .max(maxReportReasons, `There are at most ${maxReportReasons} reasons.`)
  .refine((all) => isOnce(all.map(({ value }) => value)), 'Two reasons have one identifier.')
  .refine((all) => isOnce(all.map(({ label }) => label)), 'Two reasons have one name.')
  .refine(
    (all) => all.some(({ value, retired }) => value === 'other' && !retired),
    'The reason “other” stays: it is for all that fits nowhere else.',
  );

const fixedKinds = applicationStages.map(({ kind }) => kind);
const stageSchema = z
  .strictObject({
    kind: z.enum(stageKinds),
    name: oneLine(stageNameMaxLength, 'Please name the stage.'),
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
    message: 'Only a stage of your own takes another meaning.',
  })
  .refine(
    ({ kind, meaning, notifies }) => !notifies || (kind === 'own' ? meaning !== null : kind !== 'new'),
    {
      path: ['notifies'],
      message: 'There is nothing to tell candidates of this stage.',
    },
  );
const stages = z
  .array(stageSchema)
  .max(stageMaxCount, `There are at most ${stageMaxCount} stages.`)
  .refine(
    (all) => fixedKinds.every((kind) => all.filter((stage) => stage.kind === kind).length === 1),
    `Name each of the fixed stages once: ${fixedKinds.join(', ')}.`,
  )
  .refine((all) => all[0]?.kind === 'new', 'The stage for new applications stays first.')
  .refine((all) => isOnce(all.map(({ name }) => name)), 'Two stages have one name.');

export const wordSchemas = { categories, sectors, postingFields, reportReasons, stages, ...siteSchemas };

/** Further rules for new values: they name things that the board has now. */
export const givenWordSchemas = {
  sectors: sectors.refine(
    (all) => all.every(({ category }) => isCategory(category)),
    'Please choose a category of the board for each sector.',
  ),
};

export const defaultWords = {
  categories: defaultCategories.map((category) => ({ ...category })),
  sectors: defaultSectors.map((sector) => ({ ...sector })),
  postingFields: [] as z.output<typeof postingFields>,
  reportReasons: defaultReportReasons.map((reason) => ({ ...reason })),
  stages: applicationStages.map((stage) => ({ ...stage, meaning: null })) as z.output<typeof stages>,
  ...defaultSite,
};
