import { hashPassword } from '../../apps/server/src/areas/identity/accounts/rules.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';

export const seededPassword = 'a quiet harbour at dawn';

/** Writes candidates `NAME-0@example.org`, `NAME-1@example.org` and so on into a data directory. */
export async function seedAccounts(
  dataDirectory: string,
  groups: readonly { name: string; count: number; withPassword: boolean }[],
): Promise<void> {
  const { database, close } = await openDatabase(readConfig({ DATA_DIR: dataDirectory, DEMO: 'false' }));
  await migrate(database);
  const hash = await hashPassword(seededPassword);
  const rows = groups.flatMap(({ name, count, withPassword }) =>
    Array.from({ length: count }, (_none, at) => ({
      id: newId(),
      role: 'candidate' as const,
      email: `${name}-${at}@example.org`,
      password_hash: withPassword ? hash : null,
      first_name: 'Ada',
      last_name: 'Lovelace',
    })),
  );
  await database.insertInto('users').values(rows).execute();
  await close();
}
