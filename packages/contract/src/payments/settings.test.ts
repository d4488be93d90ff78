import { expect, test } from 'vitest';
import { defaultBoardSettings, shownOf } from '../all-settings.ts';

test('[L-40] pages and searches learn of the code of the operator’s country', () => {
  const { invoicing } = defaultBoardSettings;
  const of = (country: string | null) =>
    shownOf({ ...defaultBoardSettings, invoicing: { ...invoicing, country } }).country;
  expect([of('Germany'), of('Hong Kong'), of(null)]).toEqual(['DE', 'HK', null]);
});
