import type { Say } from '@waymark/contract/text/say';
import type { BoardSettings } from '@waymark/contract/all-settings';
import type { FirstSteps } from '@waymark/contract/office/first-steps';
import { board } from '../../../platform/board/board.ts';
import { lastBackup } from '../../../platform/backups/last-backup.ts';
import type { Database } from '../../../platform/database/tables.ts';
import type { Config } from '../../../platform/config.ts';
import { mailState } from '../../../platform/mail/mail-state-queries.ts';
import { countWithoutMfa } from '../../identity/staff/queries.ts';
import { listSteps } from './rules.ts';

/** The steps as they stand, and the last test mail. */
export async function readSteps(
  say: Say,
  database: Database,
  config: Config,
  settings: BoardSettings = board.settings,
): Promise<FirstSteps> {
  const rows = await database
    .selectFrom('first_steps')
    .leftJoin('mail_sends', 'mail_sends.id', 'first_steps.mail_id')
    .select(['first_steps.step', 'first_steps.dismissed_at', 'first_steps.done_at'])
    .select(['mail_sends.id as mail_id', 'mail_sends.reason', mailState.as('state')])
    .execute();
  const [withoutMfa, backup, drill] = await Promise.all([
    countWithoutMfa(database),
    lastBackup(database, 'backup'),
    lastBackup(database, 'drill'),
  ]);
  const mail = rows.find(({ step }) => step === 'mail');
  const settled = {
    dismissed: new Set(rows.filter((row) => row.dismissed_at !== null).map(({ step }) => step)),
    isMailProven: mail?.done_at instanceof Date,
    withoutMfa,
    backup: backup?.at,
    drill: drill?.at,
  };
  return {
    data: listSteps(say, config, settings, settled),
    testMail: mail && mail.mail_id !== null ? { state: mail.state, reason: mail.reason ?? '' } : null,
  };
}
