import { msg } from '../text/message.ts';
import type { Say } from '../text/say.ts';
/*
 * Categories and sectors of the board. Identifiers are the stored values; staff decides on labels, order and offer
 * (`/staff/settings/categories`): which board is meant is the first argument. Without schemas, as the other choices.
 */

/** The product's own (I-2, K-1, K-2): first the tiles of home with their spelling. */
const productCategories = [
  { value: 'design', label: msg`Design, Art & Multimedia` },
  { value: 'education', label: msg`Education Training` },
  { value: 'finance', label: msg`Accounting / Finance` },
  { value: 'human-resource', label: msg`Human Resource` },
  { value: 'telecommunications', label: msg`Telecommunications` },
  { value: 'food-service', label: msg`Restaurant / Food Service` },
  { value: 'construction', label: msg`Construction / Facilities` },
  { value: 'health', label: msg`Health` },
  { value: 'automotive', label: msg`Automotive Jobs` },
  { value: 'information-technology', label: msg`Information Technology` },
  { value: 'engineering', label: msg`Engineering` },
  { value: 'data-science', label: msg`Data & Research` },
  { value: 'product', label: msg`Product & Project Management` },
  { value: 'marketing', label: msg`Marketing` },
  { value: 'sales', label: msg`Sales` },
  { value: 'customer-service', label: msg`Supporting` },
  { value: 'administration', label: msg`Administration` },
  { value: 'legal', label: msg`Legal & Compliance` },
  { value: 'logistics', label: msg`Transport & Logistics` },
  { value: 'manufacturing', label: msg`Manufacturing` },
  { value: 'quality', label: msg`Quality check` },
  { value: 'real-estate', label: msg`Real Estate` },
  { value: 'retail', label: msg`Retail` },
  { value: 'hospitality', label: msg`Hotels & Travel` },
  { value: 'science', label: msg`Science & Environment` },
  { value: 'social-care', label: msg`Social Care` },
  { value: 'other', label: msg`Other` },
] as const;
export type ProductCategory = (typeof productCategories)[number]['value'];
/** The identifier of a category: one of the board's. */
export type JobCategory = string;

export interface BoardCategory {
  readonly value: JobCategory;
  readonly label: string;
  /** Not offered any more; postings that have it keep it. */
  readonly retired: boolean;
  /** The category that took in its postings when it was deleted: old addresses and alerts mean that one. */
  readonly movedTo: JobCategory | null;
}

export const defaultCategories: readonly BoardCategory[] = productCategories.map((category) => ({
  ...category,
  retired: false,
  movedTo: null,
}));

/** Postings that fit nowhere else; it is on every board. */
export const otherCategory = 'other';

export interface Sector {
  readonly label: string;
  readonly category: JobCategory;
}

/** The sectors of the hero's form, spelled as specified (document B, section 9), with their categories. */
export const defaultSectors: readonly Sector[] = [
  { label: msg`Construction`, category: 'construction' },
  { label: msg`Corodinator`, category: 'administration' },
  { label: msg`Employer`, category: 'human-resource' },
  { label: msg`Financial Career`, category: 'finance' },
  { label: msg`Information Technology`, category: 'information-technology' },
  { label: msg`Marketing`, category: 'marketing' },
  { label: msg`Quality check`, category: 'quality' },
  { label: msg`Real Estate`, category: 'real-estate' },
  { label: msg`Sales`, category: 'sales' },
  { label: msg`Supporting`, category: 'customer-service' },
  { label: msg`Teaching`, category: 'education' },
];

/** In the forms of alerts and candidates document B, section 9, spells these differently and names them first. */
const specifiedInForms = [
  { value: 'automotive', label: msg`Automotive Jobs` },
  { value: 'construction', label: msg`Construction Facilities` },
  { value: 'design', label: msg`Design Art & Multimedia` },
  { value: 'food-service', label: msg`Food Services` },
];

/** The categories of a board. */
export interface CategoryWords {
  /** All that postings may have, in the board's order. */
  readonly listed: readonly BoardCategory[];
  /** Those that forms offer. */
  readonly offered: readonly BoardCategory[];
  readonly sectors: readonly Sector[];
  /** With those that were deleted. */
  readonly byValue: ReadonlyMap<string, BoardCategory>;
  /** Whether they are the product's own. */
  readonly areStandard: boolean;
}

/** Null for the product's own. */
export function readCategories(
  own: readonly BoardCategory[] | null,
  ownSectors: readonly Sector[] | null,
): CategoryWords {
  const all = own ?? defaultCategories;
  const listed = all.filter(({ movedTo }) => movedTo === null);
  return {
    listed,
    offered: listed.filter(({ retired }) => !retired),
    sectors: ownSectors ?? defaultSectors,
    byValue: new Map(all.map((category) => [category.value, category])),
    areStandard: all === defaultCategories,
  };
}

/** The product's own in a language; the words of an operator stay as they are. */
export function sayCategories(categories: CategoryWords, say: Say): CategoryWords {
  const saidOf = <One extends { readonly label: string }>(one: One): One => ({
    ...one,
    label: say(one.label),
  });
  const sectors = categories.sectors === defaultSectors ? defaultSectors.map(saidOf) : categories.sectors;
  if (!categories.areStandard) return { ...categories, sectors };
  const byValue = new Map([...categories.byValue].map(([value, one]) => [value, saidOf(one)]));
  return {
    ...categories,
    listed: categories.listed.map(saidOf),
    offered: categories.offered.map(saidOf),
    sectors,
    byValue,
  };
}

interface Words {
  readonly categories: CategoryWords;
}

/** Those that forms offer, with the category that a posting has, though it is retired. */
export function offeredWith(words: Words, value: string): readonly BoardCategory[] {
  const current = currentCategory(words, value);
  return words.categories.listed.filter((category) => !category.retired || category.value === current);
}

/** The category that a value stands for now. */
export const currentCategory = ({ categories }: Words, value: string): JobCategory =>
  categories.byValue.get(value)?.movedTo ?? value;

/** Whether addresses and stored values may name it. */
export const isCategory = ({ categories }: Words, value: string): boolean => categories.byValue.has(value);

export function isOfferedCategory(words: Words, value: string): boolean {
  return words.categories.byValue.get(currentCategory(words, value))?.retired === false;
}

/** An unknown value is its own label. Null has none. */
export function categoryLabel(words: Words, value: string | null): string {
  if (value === null) return '';
  const current = currentCategory(words, value);
  return words.categories.byValue.get(current)?.label ?? current;
}

type Choice = { readonly value: string; readonly label: string };

/** The categories of the forms of alerts and candidates: on a board with the product's own, as specified (K-1, K-2). */
export function formCategories({ categories }: Words): readonly Choice[] {
  const first = categories.areStandard ? specifiedInForms : [];
  const others = categories.offered.filter(({ value }) => !first.some((one) => one.value === value));
  return [{ value: '', label: msg`Any Category` }, ...first, ...others];
}

/** The sectors of the hero's form with their categories, then the offered categories that they leave out (K-2). */
export function sectorChoices(words: Words): readonly Choice[] {
  const { sectors, offered } = words.categories;
  const named = sectors
    .map(({ label, category }) => ({ label, value: currentCategory(words, category) }))
    .filter(({ value }) => isOfferedCategory(words, value));
  const inSectors = new Set(named.map(({ value }) => value));
  const others = offered.filter(({ value }) => value !== otherCategory && !inSectors.has(value));
  return [{ value: '', label: msg`Select Sector` }, ...named, ...others];
}
