import { setting, ownOr } from '../setting.ts';
import { isOnce, oneLine, optionalLine } from '../text/setting-texts.ts';
import { z } from '../zod.ts';
import {
  defaultCategories,
  defaultSectors,
  isCategory,
  otherCategory,
  type BoardCategory,
} from './category-choices.ts';
import { storedCategory } from './category-schemas.ts';
import { categoryWordLength, maxCategoryWords } from './category-words.ts';
import { adSeverities, maxAdAnswers, maxAdRuleId } from './ad-rule-choices.ts';
import { maxOwnFields, ownFieldKinds, ownKeyMaxLength } from './own-fields.ts';
import { defaultReportReasons, maxReportReasons } from './report-choices.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const maxCategories = 60;
/** With those that were deleted and lead to another: as many as the search tells apart, with room to spare. */
const maxIdentifiers = 200;
const maxSectors = 40;
const wordMaxLength = 60;
const maxOptions = 40;

const categorySchema = z.strictObject({
  /** Never changes: addresses and postings hold it. */
  value: storedCategory,
  label: oneLine(wordMaxLength, msg`Please name the category.`),
  retired: z.boolean().default(false),
  movedTo: storedCategory.nullable().default(null),
});

function leadsAstray(categories: readonly BoardCategory[], { value, movedTo }: BoardCategory): boolean {
  if (movedTo === null) return false;
  return value === otherCategory || categories.find((one) => one.value === movedTo)?.movedTo !== null;
}

const categories = z
  .array(categorySchema)
  .max(maxIdentifiers, fixed`A board has at most ${maxCategories} categories.`)
  .refine(
    (all) => all.filter(({ movedTo }) => movedTo === null).length <= maxCategories,
    fixed`A board has at most ${maxCategories} categories.`,
  )
  .refine((all) => isOnce(all.map(({ value }) => value)), fixed`Two categories have one identifier.`)
  .refine(
    (all) => isOnce(all.filter(({ movedTo }) => movedTo === null).map(({ label }) => label)),
    fixed`Two categories have one name.`,
  )
  .refine(
    (all) => all.some(({ value, retired }) => value === otherCategory && !retired),
    fixed`The category “other” stays: it is for postings that fit nowhere else.`,
  )
  .refine(
    (all) => !all.some((one) => leadsAstray(all, one)),
    fixed`A deleted category leads to one that is on the list.`,
  );

const sectors = z
  .array(
    z.strictObject({ label: oneLine(wordMaxLength, msg`Please name the sector.`), category: storedCategory }),
  )
  .max(maxSectors, fixed`The search names at most ${maxSectors} sectors.`)
  .refine((all) => isOnce(all.map(({ label }) => label)), fixed`Two sectors have one name.`);

const categoryWord = oneLine(categoryWordLength, msg`Please name the word.`)
  .transform((word) => word.replaceAll(/\s+/g, ' '))
  .refine(
    (word) => /^\*?[\p{L}\p{N}][^*]*\*?$/u.test(word),
    fixed`Begin with a letter or a figure. A star stands at an end alone: hafen*.`,
  )
  .refine(
    (word) => (word.match(/[\p{L}\p{N}+#]/gu)?.length ?? 0) >= 2,
    fixed`A word of one letter stands in too many titles.`,
  );

/** As the setting holds them. */
export const categoryWords = z
  .array(
    z.strictObject({
      category: storedCategory,
      words: z
        .array(categoryWord)
        .max(maxCategoryWords, fixed`A category has at most ${maxCategoryWords} words.`),
    }),
  )
  .max(maxCategories, fixed`A board has at most ${maxCategories} categories.`)
  .refine((all) => isOnce(all.map(({ category }) => category)), fixed`A category has its words in one list.`)
  .refine(
    (all) => isOnce(all.flatMap(({ words }) => words)),
    fixed`A word stands for one category, and there once. One of these stands twice.`,
  )
  .refine(
    (all) => all.every(({ category }) => category !== otherCategory),
    fixed`No words lead to the category “other”: it is for postings that fit nowhere else.`,
  );

const optionSchema = z.strictObject({
  value: storedCategory,
  label: oneLine(wordMaxLength, msg`Please name the choice.`),
  retired: z.boolean().default(false),
});

const ownFieldSchema = z
  .strictObject({
    key: storedCategory.max(ownKeyMaxLength, fixed`Please use at most ${ownKeyMaxLength} characters.`),
    label: oneLine(wordMaxLength, msg`Please name the field.`),
    help: optionalLine(200).default(''),
    kind: z.enum(ownFieldKinds.map(({ value }) => value)),
    unit: optionalLine(20).default(''),
    required: z.boolean().default(false),
    shown: z.boolean().default(true),
    filter: z.boolean().default(false),
    options: z
      .array(optionSchema)
      .max(maxOptions, fixed`A field has at most ${maxOptions} choices.`)
      .refine((all) => isOnce(all.map(({ value }) => value)), fixed`Two choices have one identifier.`)
      .refine((all) => isOnce(all.map(({ label }) => label)), fixed`Two choices have one name.`)
      .default([]),
  })
  .refine(({ kind, options }) => kind !== 'choice' || options.some(({ retired }) => !retired), {
    path: ['options'],
    message: msg`Give the field at least one choice.`,
  })
  .refine(({ kind, options }) => kind === 'choice' || options.length === 0, {
    path: ['options'],
    message: msg`Only a field of the kind “choice” has choices.`,
  })
  .refine(({ kind, filter }) => !filter || kind === 'choice' || kind === 'number', {
    path: ['filter'],
    message: msg`Searches filter by choices and numbers.`,
  });

const postingFields = z
  .array(ownFieldSchema)
  .max(maxOwnFields, fixed`A posting has at most ${maxOwnFields} fields of the board’s own.`)
  .refine((all) => isOnce(all.map(({ key }) => key)), fixed`Two fields have one identifier.`)
  .refine((all) => isOnce(all.map(({ label }) => label)), fixed`Two fields have one name.`);

const reportReasons = z
  .array(optionSchema)
  .max(maxReportReasons, fixed`There are at most ${maxReportReasons} reasons.`)
  .refine((all) => isOnce(all.map(({ value }) => value)), fixed`Two reasons have one identifier.`)
  .refine((all) => isOnce(all.map(({ label }) => label)), fixed`Two reasons have one name.`)
  .refine(
    (all) => all.some(({ value, retired }) => value === 'other' && !retired),
    fixed`The reason “other” stays: it is for all that fits nowhere else.`,
  );

const adSeverity = z.enum(
  adSeverities.map(({ value }) => value),
  fixed`Choose a hint, a duty or off.`,
);
const adRules = z.strictObject({
  /** Of what is a duty by law. */
  duties: adSeverity,
  /** Of single rules, by their id. */
  except: z
    .record(z.string().max(maxAdRuleId), adSeverity)
    .refine((all) => Object.keys(all).length <= maxAdAnswers, fixed`These are more rules than there are.`),
});

const standardCategories = defaultCategories.map((category) => ({ ...category }));
const standardSectors = defaultSectors.map((sector) => ({ ...sector }));
const standardReasons = defaultReportReasons.map((reason) => ({ ...reason }));
const ownCategories = ownOr(categories, standardCategories);
const ownSectors = ownOr(sectors, standardSectors);
const ownReasons = ownOr(reportReasons, standardReasons);

/** The board's own words for postings. The specifications' are the defaults. */
export const settings = {
  /** Categories and sectors; null for the product's own. */
  categories: setting({
    schema: categories,
    standard: standardCategories,
    shown: (value) => ({ categories: ownCategories(value) }),
    page: '/staff/settings/categories',
  }),
  sectors: setting({
    schema: sectors,
    given: (words) =>
      sectors.refine(
        (all) => all.every(({ category }) => isCategory(words, category)),
        fixed`Please choose a category of the board for each sector.`,
      ),
    standard: standardSectors,
    shown: (value) => ({ sectors: ownSectors(value) }),
    page: '/staff/settings/categories',
  }),
  /** Words by which postings come into categories; no page is told. */
  categoryWords: setting({
    schema: categoryWords,
    given: (words) =>
      categoryWords.refine(
        (all) => all.every(({ category }) => isCategory(words, category)),
        fixed`Please choose a category of the board for each list of words.`,
      ),
    standard: [],
    page: '/staff/settings/category-words',
  }),
  /** The board's own fields; pages know those that searches filter by. */
  postingFields: setting({
    schema: postingFields,
    standard: [],
    shown: (value) => ({ filters: value.filter(({ filter }) => filter) }),
    page: '/staff/settings/fields',
  }),
  /** How strictly employers are asked for what the law of a place wants in ads. */
  adRules: setting({
    schema: adRules,
    standard: { duties: 'hint', except: {} },
    page: '/staff/settings/ad-rules',
  }),
  reportReasons: setting({
    schema: reportReasons,
    standard: standardReasons,
    shown: (value) => ({ reportReasons: ownReasons(value) }),
    page: '/staff/settings/stages',
  }),
};
