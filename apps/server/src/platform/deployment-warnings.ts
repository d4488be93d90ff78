import type { BoardSettings } from '@waymark/contract/all-settings';
import { legalTexts } from '@waymark/contract/office/choices';
import { operatorOf } from './board/board-rules.ts';
import type { Config } from './config.ts';
import { hasContactEnded } from './http/security-contact-routes.ts';
import { isMailRead } from './mail-delivery/deliver-mail.ts';

type Settings = Pick<Config, 'databaseUrl' | 's3' | 'demo' | 'smtpUrl' | 'securityContact'>;

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
  if (config.securityContact && hasContactEnded(config.securityContact)) {
    warnings.push(
      `The contact in security.txt ended on ${config.securityContact.expires} and is not shown any more. Set ` +
        'SECURITY_EXPIRES to a later day.',
    );
  }
  return warnings;
}

/** What the board's own terms, privacy text and imprint lack: told by `/readyz` and on the overview of staff. */
export function listOperatorWarnings(settings: BoardSettings, config: Pick<Config, 'demo'>): string[] {
  const { name, address } = operatorOf(settings, config);
  const isOwn = legalTexts.every(({ value }) => settings[value] !== '');
  if (isOwn || (name !== null && address !== null)) return [];
  return [
    'Terms, privacy and imprint do not say who runs this board. Enter the operator’s name and postal address ' +
      'under Settings.',
  ];
}
