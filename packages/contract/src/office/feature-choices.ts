import type { Feature } from '../feature.ts';
import { featureEntries, featurePaths } from '../page-tables.ts';

export const featurePathsOf = (feature: Feature): readonly string[] => featurePaths[feature];

const pathOf = (to: string) => to.split(/[?#]/, 1)[0] ?? '';

/** Whether the page at an address is switched off. */
export function isPageOff(off: readonly Feature[], to: string): boolean {
  return off.some((feature) => featurePaths[feature].includes(pathOf(to)));
}

/** Whether no menu leads to the page at an address. */
export function isLeftOut(off: readonly Feature[], to: string): boolean {
  return (
    isPageOff(off, to) ||
    off.some((feature) => [to, pathOf(to)].some((path) => featureEntries[feature].includes(path)))
  );
}
