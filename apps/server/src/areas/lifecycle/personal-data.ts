import { sentMailKinds } from '@waymark/contract/all-mails';
import type { AccountExport } from '@waymark/contract/lifecycle/privacy';
import { movedKinds } from '@waymark/contract/lifecycle/moving-choices';
import { nameOf } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { mentionOf } from '../../platform/erase-jobs.ts';
import { hashSecret } from '../../platform/ids.ts';
import {
  isOneOf,
  namesIn,
  section,
  type Person,
  type PersonalData,
  type StoredFile,
} from '../../platform/personal-data/personal-data.ts';
import { personHash } from './moving/people-rules.ts';
import { withoutSecrets } from './privacy/rules.ts';

const copyStates: Readonly<Record<AccountExport['status'], string>> = {
  waiting: msg`Waiting`,
  running: msg`Running`,
  ready: msg`Ready`,
  failed: msg`Failed`,
};

/** Applications that wait for a confirmation, exports of a person, and mails to and about them, which the platform keeps. */
export const personalData: PersonalData = {
  sections: [
    section({
      key: 'guestApplications',
      title: msg`Applications that wait for your confirmation`,
      tables: ['guest_applications'],
      list: listGuestApplications,
      names: { language: nameOf },
    }),
    section({
      key: 'unusedAccount',
      title: msg`When you were asked whether to keep your account`,
      tables: ['unused_accounts'],
      list: listUnusedAccount,
    }),
    section({
      key: 'moved',
      title: msg`Your address on a board that moved here`,
      tables: ['moved_people'],
      list: listMoved,
      names: { kind: namesIn(movedKinds) },
    }),
    section({
      key: 'copies',
      title: msg`Copies of your data`,
      tables: ['account_exports'],
      list: listCopies,
      names: { status: namesIn(copyStates) },
    }),
    section({
      key: 'sentMails',
      title: msg`Mails to you and about you`,
      tables: ['mail_sends'],
      list: listSentMails,
      names: { kind: namesIn(sentMailKinds) },
    }),
    section({
      key: 'mails',
      title: msg`Mails kept here instead of sent`,
      tables: ['captured_mails'],
      list: listMails,
    }),
  ],
  files: [
    { table: 'account_exports', column: 'file_id', owner: 'user_id' },
    { table: 'guest_applications', column: 'file_id' },
  ],
  erase: {
    async addresses(transaction, person) {
      await eraseGuestApplications(transaction, person);
      await eraseMoved(transaction, person);
      await eraseMails(transaction, person);
    },
  },
};

async function listGuestApplications(database: Kysely<Tables>, { addresses }: Person) {
  const rows = await database
    .selectFrom('guest_applications')
    .innerJoin('jobs', 'jobs.id', 'guest_applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('files', 'files.id', 'guest_applications.file_id')
    .select(['jobs.title as job', 'companies.name as company', 'guest_applications.email'])
    .select(['first_name as firstName', 'last_name as lastName', 'cover_letter as coverLetter', 'answers'])
    .select(['guest_applications.created_at as createdAt', 'expires_at as expiresAt'])
    .select('guest_applications.language')
    .select(['files.storage_key', 'files.name'])
    .where(isOneOf(sql`guest_applications.email`, addresses))
    .orderBy('guest_applications.id')
    .execute();
  return rows.map(({ storage_key: storageKey, name, answers, ...row }) => ({
    resume: { storageKey, name } satisfies StoredFile,
    ...row,
    answers: Object.values(answers),
  }));
}

/** The bytes follow their row: its key goes to the files that are to be removed. */
async function eraseGuestApplications(transaction: Kysely<Tables>, { addresses }: Person): Promise<void> {
  const { rows } = await sql<{ file_id: string }>`
    delete from guest_applications where ${isOneOf(sql`email`, addresses)} returning file_id
  `.execute(transaction);
  const fileIds = rows.map((row) => row.file_id);
  await sql`delete from files where id = any(${fileIds}::uuid[])`.execute(transaction);
}

function listUnusedAccount(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('unused_accounts')
    .select('told_at as askedAt')
    .where('user_id', '=', id)
    .execute();
}

function listMoved(database: Kysely<Tables>, { addresses }: Person) {
  return database
    .selectFrom('moved_people')
    .leftJoin('companies', 'companies.id', 'moved_people.company_id')
    .select(['kind', 'moved_people.email', 'moved_people.name', 'companies.name as company'])
    .select(['invited_at as invitedAt', 'moved_people.created_at as createdAt'])
    .where(isOneOf(sql`moved_people.email`, addresses))
    .orderBy('moved_people.id')
    .execute();
}

/** With the hashes, since that of an address can be guessed. */
async function eraseMoved(transaction: Kysely<Tables>, { addresses }: Person): Promise<void> {
  await sql`
    delete from moved_people where ${isOneOf(sql`person_hash`, addresses.map(personHash))}
  `.execute(transaction);
}

function listCopies(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('account_exports')
    .select(['id', 'status', 'created_at as createdAt', 'finished_at as finishedAt'])
    .select(['expires_at as expiresAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

/** What is remembered of mails for a month: when they went, and nothing of what they say. */
async function listSentMails(database: Kysely<Tables>, { id, addresses }: Person, say: Say) {
  const rows = await database
    .selectFrom('mail_sends')
    .select(['recipient', 'kind', 'created_at as createdAt', 'sent_at as sentAt', 'attempts'])
    .where(({ or, eb }) => or([eb('concerns', '=', id), isOneOf(sql`lower(recipient)`, addresses)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, ...row }) => ({ to: nameRecipient(say, recipient, addresses), ...row }));
}

/** Mails to or about the person; the address of another recipient is left out. */
async function listMails(database: Kysely<Tables>, { id, addresses }: Person, say: Say) {
  const rows = await database
    .selectFrom('captured_mails')
    .select(['recipient', 'subject', 'text', 'created_at as createdAt'])
    .where(({ or, eb }) => or([eb('concerns', '=', id), isOneOf(sql`lower(recipient)`, addresses)]))
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, text, ...row }) => ({
    to: nameRecipient(say, recipient, addresses),
    ...row,
    text: withoutSecrets(text),
  }));
}

function nameRecipient(say: Say, recipient: string, addresses: readonly string[]): string {
  return addresses.includes(recipient.toLowerCase()) ? recipient : say`Someone else`;
}

async function eraseMails(transaction: Kysely<Tables>, { id, addresses }: Person): Promise<void> {
  const own = sql`any(${addresses}::text[])`;
  await sql`
    delete from captured_mails
    where lower(recipient) = ${own} or concerns = ${id} or text ~* ${mentionOf(addresses)}
  `.execute(transaction);
  await sql`delete from mail_sends where lower(recipient) = ${own} or concerns = ${id}`.execute(transaction);
  // The counters of attempts hold fingerprints; that of an address can be guessed.
  await sql`
    delete from rate_limits where split_part(key, ':', 2) = any(${[id, ...addresses].map(hashSecret)})
  `.execute(transaction);
}
