import type { Message } from '@waymark/contract/text/message';
import type { BoardSettings } from '@waymark/contract/all-settings';
import type { TemplateKind } from '@waymark/contract/all-mails';
import { findTemplateProblems, type MailTemplate } from '@waymark/contract/office/mail-template-rules';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { changeSetting } from '../board-settings/commands.ts';
import { listSettings } from '../board-settings/queries.ts';

interface TemplateChange {
  kind: TemplateKind;
  /** Null for the product's own words. */
  template: MailTemplate | null;
  /** The version of all mails, as it was read. */
  version: number;
}

/** Throws `invalid_input` by field for a template that does not fit its kind. */
export function requireFitting(kind: TemplateKind, template: MailTemplate): void {
  const problems = findTemplateProblems(kind, template);
  const fields = Object.entries(problems).map(([field, words]) => [`template.${field}`, words]);
  if (fields.length > 0) throw invalidFields(Object.fromEntries(fields) as Record<string, Message>);
}

/**
 * Replaces the words of a mail for all that are composed from now on. Throws `invalid_input` by field, or `conflict`
 * where a colleague has changed a mail meanwhile.
 */
export async function changeTemplate(
  database: Kysely<Tables>,
  staffId: string,
  { kind, template, version }: TemplateChange,
): Promise<void> {
  if (template) requireFitting(kind, template);
  const stored = (await listSettings(database)).mails.value as BoardSettings['mails'];
  const { [kind]: _before, ...others } = stored;
  const value = template ? { ...others, [kind]: template } : others;
  // The version lets one of two changes at once through.
  await changeSetting(database, staffId, { key: 'mails', value, version });
}
