import { defaultBoardSettings, shownOf, type PublicBoard } from './all-settings.ts';

/*
 * What browsers need to know of the settings: built, this is a plain value, and no schema comes along
 * (`apps/web/evaluate-tables.ts`).
 */

/** A board as nobody has set it up. */
export const defaultBoard: PublicBoard = {
  ...shownOf(defaultBoardSettings),
  isReadOnly: false,
  hasCheckout: true,
  sellsPlans: true,
  plans: null,
  priceTax: null,
  pay: null,
  ownTexts: {},
  signInProviders: [],
};
