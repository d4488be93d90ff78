import type { Config } from './config.ts';
import { isMailRead } from './mail/deliver-mail.ts';

type Settings = Pick<Config, 'databaseUrl' | 's3' | 'demo' | 'smtpUrl'>;

/** Settings that lose something people count on: logged at start, shown to staff and, to anybody, by `/readyz`. */
export function listDeploymentWarnings(config: Settings): string[] {
  const warnings: string[] = [];
  if (config.databaseUrl !== undefined && !config.s3) {
    warnings.push(
      'Resumes and pictures are kept in DATA_DIR on this machine alone: another process on the same database does ' +
        'not find them. Set S3_ENDPOINT, S3_BUCKET and its keys before you run several.',
    );
  }
  if (!isMailRead(config)) {
    warnings.push(
      'No mail is sent, because SMTP_URL is not set. Set it and start again. Mails of the last two weeks are then ' +
        'sent again from the page /staff/mails.',
    );
  }
  return warnings;
}
