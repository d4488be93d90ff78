import type { BoardSettingKey } from '@waymark/contract/all-settings';
import type { ColumnType, Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables {
    board_settings: {
      key: BoardSettingKey;
      value: ColumnType<unknown, string, string>;
      version: number;
      changed_at: Generated<Date>;
    };
  }
}
