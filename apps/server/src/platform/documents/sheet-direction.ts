import { directionOf, isLanguage } from '@waymark/contract/text/languages';
import type { Sheet } from './sheet.ts';
import type { Direction } from './sheet-text.ts';

/** The direction of a whole document: that of the language that it is written in. */
export const directionOfSheet = ({ language }: Sheet): Direction =>
  isLanguage(language) ? directionOf(language) : 'ltr';

/** A document as its pages show it: one that is read from right to left has its first column at the right. */
export function mirrorSheet(sheet: Sheet): Sheet {
  if (directionOfSheet(sheet) === 'ltr') return sheet;
  const { head, columns, foot, ground, footer } = sheet;
  const mirror = <Place extends { x: number; width: number }>(place: Place): Place => ({
    ...place,
    x: sheet.width - place.x - place.width,
  });
  return {
    ...sheet,
    head: mirror(head),
    columns: columns.map(mirror),
    footer: mirror(footer),
    ...(foot && { foot: mirror(foot) }),
    ...(ground && { ground: mirror(ground) }),
  };
}
