import type { TemplateKind } from '@waymark/contract/all-mails';
import type { BoardSettings } from '@waymark/contract/all-settings';
import type { MailTemplateDetail } from '@waymark/contract/office/mail-templates';
import type { Say } from '@waymark/contract/text/say';
import type { Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { listSettings } from '../board-settings/queries.ts';
import { listVariables, standardOf } from './rules.ts';

interface Described {
  kind: TemplateKind;
  /** Its example. */
  letter: Letter;
  /** Writes to who edits the template; its own words are in the board's own language. */
  said: Say;
}

/** The words of a mail with its variables. */
export async function describeTemplate(
  database: Kysely<Tables>,
  { kind, letter, said }: Described,
): Promise<MailTemplateDetail> {
  const say = sayIn(board.settings.languages.own);
  const { value, version } = (await listSettings(database)).mails;
  const own = (value as BoardSettings['mails'])[kind] ?? null;
  return {
    kind,
    standard: standardOf(kind, letter, say),
    own,
    version,
    variables: listVariables(kind, letter, { say, said }),
  };
}
