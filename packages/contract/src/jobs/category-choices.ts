/*
 * Categories and sectors of the board. Identifiers are the stored values; staff decides on labels, order and offer
 * (`/staff/settings/categories`). There is one list for all that a process or a page does: the server sets it when it
 * reads the settings, and pages set it from what the server wrote into them. Without schemas, as the other choices.
 */

/** The product's own (I-2, K-1, K-2): first the tiles of home with their spelling. */
const productCategories = [
  { value: 'design', label: 'Design, Art & Multimedia' },
  { value: 'education', label: 'Education Training' },
  { value: 'finance', label: 'Accounting / Finance' },
  { value: 'human-resource', label: 'Human Resource' },
  { value: 'telecommunications', label: 'Telecommunications' },
  { value: 'food-service', label: 'Restaurant / Food Service' },
  { value: 'construction', label: 'Construction / Facilities' },
  { value: 'health', label: 'Health' },
  { value: 'automotive', label: 'Automotive Jobs' },
  { value: 'information-technology', label: 'Information Technology' },
  { value: 'engineering', label: 'Engineering' },
  { value: 'data-science', label: 'Data & Research' },
  { value: 'product', label: 'Product & Project Management' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'sales', label: 'Sales' },
  { value: 'customer-service', label: 'Supporting' },
  { value: 'administration', label: 'Administration' },
  { value: 'legal', label: 'Legal & Compliance' },
  { value: 'logistics', label: 'Transport & Logistics' },
  { value: 'manufacturing', label: 'Manufacturing' },
  { value: 'quality', label: 'Quality check' },
  { value: 'real-estate', label: 'Real Estate' },
  { value: 'retail', label: 'Retail' },
  { value: 'hospitality', label: 'Hotels & Travel' },
  { value: 'science', label: 'Science & Environment' },
  { value: 'social-care', label: 'Social Care' },
  { value: 'other', label: 'Other' },
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
  { label: 'Construction', category: 'construction' },
  { label: 'Corodinator', category: 'administration' },
  { label: 'Employer', category: 'human-resource' },
  { label: 'Financial Career', category: 'finance' },
  { label: 'Information Technology', category: 'information-technology' },
  { label: 'Marketing', category: 'marketing' },
  { label: 'Quality check', category: 'quality' },
  { label: 'Real Estate', category: 'real-estate' },
  { label: 'Sales', category: 'sales' },
  { label: 'Supporting', category: 'customer-service' },
  { label: 'Teaching', category: 'education' },
];

/** In the forms of alerts and candidates document B, section 9, spells these differently and names them first. */
const specifiedInForms = [
  { value: 'automotive', label: 'Automotive Jobs' },
  { value: 'construction', label: 'Construction Facilities' },
  { value: 'design', label: 'Design Art & Multimedia' },
  { value: 'food-service', label: 'Food Services' },
];

let all = defaultCategories;
let listed = defaultCategories;
let offered = defaultCategories;
let byValue = mapOf(defaultCategories);
let sectors = defaultSectors;

function mapOf(categories: readonly BoardCategory[]): ReadonlyMap<string, BoardCategory> {
  return new Map(categories.map((category) => [category.value, category]));
}

/** Null for the product's own. */
export function setCategories(
  categories: readonly BoardCategory[] | null,
  nextSectors: readonly Sector[] | null,
): void {
  sectors = nextSectors ?? defaultSectors;
  if (all === (categories ?? defaultCategories)) return;
  all = categories ?? defaultCategories;
  listed = all.filter(({ movedTo }) => movedTo === null);
  offered = listed.filter(({ retired }) => !retired);
  byValue = mapOf(all);
}

/** All that postings may have, in the board's order. The same array until the list changes. */
export const listCategories = (): readonly BoardCategory[] => listed;
/** Those that forms offer. */
export const offeredCategories = (): readonly BoardCategory[] => offered;

/** The same with the category that a posting has, though it is retired. */
export function offeredWith(value: string): readonly BoardCategory[] {
  return listed.filter((category) => !category.retired || category.value === currentCategory(value));
}

/** The category that a value stands for now. */
export const currentCategory = (value: string): JobCategory => byValue.get(value)?.movedTo ?? value;

/** Whether addresses and stored values may name it. */
export const isCategory = (value: string): boolean => byValue.has(value);

export function isOfferedCategory(value: string): boolean {
  return byValue.get(currentCategory(value))?.retired === false;
}

/** An unknown value is its own label. Null has none. */
export function categoryLabel(value: string | null): string {
  if (value === null) return '';
  const current = currentCategory(value);
  return byValue.get(current)?.label ?? current;
}

type Choice = { readonly value: string; readonly label: string };

/** The categories of the forms of alerts and candidates: on a board with the product's own, as specified (K-1, K-2). */
export function formCategories(): readonly Choice[] {
  const first = all === defaultCategories ? specifiedInForms : [];
  const others = offered.filter(({ value }) => !first.some((one) => one.value === value));
  return [{ value: '', label: 'Any Category' }, ...first, ...others];
}

/** The sectors of the hero's form with their categories, then the offered categories that they leave out (K-2). */
export function sectorChoices(): readonly Choice[] {
  const named = sectors
    .map(({ label, category }) => ({ label, value: currentCategory(category) }))
    .filter(({ value }) => isOfferedCategory(value));
  const inSectors = new Set(named.map(({ value }) => value));
  const others = offered.filter(({ value }) => value !== otherCategory && !inSectors.has(value));
  return [{ value: '', label: 'Select Sector' }, ...named, ...others];
}
