import { printedSectionKeys, type PrintedSection } from '@waymark/contract/resumes/choices/resume-export';

/** All sections as they are printed: those that were put in an order first. */
export function orderSections(order: readonly PrintedSection[]): PrintedSection[] {
  return [...new Set([...order, ...printedSectionKeys])];
}

/** The order after a section has changed places with the next one that is seen above or below it. */
export function moveSection(
  order: readonly PrintedSection[],
  seen: readonly PrintedSection[],
  key: PrintedSection,
  by: -1 | 1,
): PrintedSection[] {
  const all = orderSections(order);
  const shown = all.filter((one) => seen.includes(one));
  const other = shown[shown.indexOf(key) + by];
  if (other === undefined || !shown.includes(key)) return all;
  return all.map((one) => {
    if (one === key) return other;
    return one === other ? key : one;
  });
}
