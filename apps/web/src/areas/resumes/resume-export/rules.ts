import { printedSectionKeys, type PrintedSection } from '@waymark/contract/resumes/choices';

/** All sections in print order: those with a chosen order first. */
export function orderSections(order: readonly PrintedSection[]): PrintedSection[] {
  return [...new Set([...order, ...printedSectionKeys])];
}

/** Swaps a section with the next visible one above or below. */
export function moveSection(
  order: readonly PrintedSection[],
  visible: readonly PrintedSection[],
  key: PrintedSection,
  by: -1 | 1,
): PrintedSection[] {
  const all = orderSections(order);
  const shown = all.filter((one) => visible.includes(one));
  const other = shown[shown.indexOf(key) + by];
  if (other === undefined || !shown.includes(key)) return all;
  return all.map((one) => {
    if (one === key) return other;
    return one === other ? key : one;
  });
}
