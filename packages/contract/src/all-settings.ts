import type { BoardWords } from './board-words.ts';
import { settings as hiring } from './hiring/settings.ts';
import { settings as jobs } from './jobs/settings.ts';
import { settings as lifecycle } from './lifecycle/settings.ts';
import type { Merged } from './merged.ts';
import type { BoardState } from './office/choices.ts';
import { settings as office } from './office/settings.ts';
import { settings as site } from './pages/settings.ts';
import { settings as payments } from './payments/settings.ts';
import { settings as posting } from './posting/settings.ts';
import { settings as search } from './search/settings.ts';
import type { Setting } from './setting.ts';
import type { z } from './zod.ts';

/** Every setting of the board, by its key. */
export const allSettings = {
  ...office,
  ...site,
  ...jobs,
  ...posting,
  ...search,
  ...hiring,
  ...payments,
  ...lifecycle,
};
type Rows = typeof allSettings;

export type BoardSettingKey = keyof Rows;
export const boardSettingKeys = Object.keys(allSettings) as [BoardSettingKey, ...BoardSettingKey[]];
export const settingOf = (key: BoardSettingKey): Setting => allSettings[key];

/** For new values. */
export const givenSchemaOf = (words: BoardWords, key: BoardSettingKey): z.ZodType =>
  settingOf(key).given?.(words) ?? settingOf(key).schema;

export type BoardSettings = { [Key in BoardSettingKey]: z.output<Rows[Key]['schema']> };
export const defaultBoardSettings = Object.fromEntries(
  boardSettingKeys.map((key) => [key, allSettings[key].standard]),
) as BoardSettings;

type ShownOf<Row> = Row extends { shown?: (value: never) => infer Shown } ? Shown : never;
type ShownSettings = Merged<ShownOf<Rows[BoardSettingKey]>>;

/** What every page is told of the board; it holds nothing personal. */
export type PublicBoard = ShownSettings & BoardState;

/** What every page is told of the settings. */
export function shownOf(settings: BoardSettings): Omit<PublicBoard, keyof BoardState> {
  const parts = boardSettingKeys.map((key) => settingOf(key).shown?.(settings[key]));
  return Object.assign({}, ...parts) as Omit<PublicBoard, keyof BoardState>;
}
