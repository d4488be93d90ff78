import type { BoardSettingKey } from '@waymark/contract/all-settings';
import type { Feature } from '@waymark/contract/feature';
import { defaultFeatures } from '@waymark/contract/office/features';
import type { Kysely } from 'kysely';
import { changeSetting } from '../areas/office/board-settings/commands.ts';
import { listSettings } from '../areas/office/board-settings/queries.ts';
import { board } from '../platform/board/board.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Changes a setting, as an administrator does. */
export async function setSetting(
  database: Kysely<Tables>,
  key: BoardSettingKey,
  value: unknown,
): Promise<void> {
  const { version } = (await listSettings(database))[key];
  await changeSetting(database, null, { key, value, version });
}

/** Switches features of the board off. */
export async function switchOff(database: Kysely<Tables>, ...off: readonly Feature[]): Promise<void> {
  const switches = Object.fromEntries(off.map((feature) => [feature, false]));
  await setSetting(database, 'features', { ...defaultFeatures, ...switches });
}

/** Sets every setting back. */
export async function setBack(database: Kysely<Tables>): Promise<void> {
  await database.deleteFrom('board_settings').execute();
  await board.load(database);
}
