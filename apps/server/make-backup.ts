import { makeBackup } from './src/platform/backups/make-backup.ts';
import { createKey } from './src/platform/backups/encryption.ts';
import { requireBackup } from './src/platform/backups/require-backup.ts';
import { runCommand } from './src/platform/command.ts';
import { readConfig } from './src/platform/config.ts';
import { migrate } from './src/platform/database/migrate.ts';
import { openDatabase } from './src/platform/database/open-database.ts';
import { StartError } from './src/platform/errors.ts';
import { openFileStore } from './src/platform/files/open-store.ts';

await runCommand(async () => {
  const [option, ...more] = process.argv.slice(2);
  if (option === '--new-key' && more.length === 0) return printKey();
  if (option !== undefined) throw new StartError('Run "npm run backup", or "npm run backup -- --new-key".');
  const config = readConfig();
  const backup = requireBackup(config);
  const opened = await openDatabase(config);
  try {
    await migrate(opened.database);
    const made = await makeBackup({ config, backup, opened, files: openFileStore(config) });
    const missing = made.missing > 0 ? ` ${made.missing} files that rows name were not in the storage.` : '';
    const removed = made.removed.length > 0 ? ` ${made.removed.length} older ones were removed.` : '';
    console.log(`${made.name}: ${made.bytes} bytes, ${made.files} files.${missing}${removed}`);
  } finally {
    await opened.close();
  }
});

async function printKey(): Promise<void> {
  const { key, recipient } = await createKey();
  console.log(
    `Keep this key where the backups are not; without it they cannot be read:\n${key}\n` +
      `This address of it writes backups and cannot read them:\n${recipient}`,
  );
}
