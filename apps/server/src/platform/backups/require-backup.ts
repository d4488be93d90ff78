import type { Config } from '../config.ts';
import { StartError } from '../errors.ts';
import type { BackupConfig } from '../settings/backup-settings.ts';

export function requireBackup({ backup }: Pick<Config, 'backup'>): BackupConfig {
  if (backup) return backup;
  throw new StartError(
    'Set BACKUP_DIR to a directory, or BACKUP_S3_PREFIX to a folder of the bucket, and try again.',
  );
}
