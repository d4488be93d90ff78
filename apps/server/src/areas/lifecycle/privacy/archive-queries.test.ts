import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { sectionOrder } from './constants.ts';
import { listArchiveSections, listFileColumns } from './queries.ts';

const context = useTestApp();

/** Tables about a person that are in no copy, and why. */
const leftOut: Record<string, string> = {
  decline_letters: 'it waits for minutes, and is a message or nothing after that',
  customer_login_codes: 'a fingerprint of a code that lives for two minutes',
  totp_secrets: 'the secret is shown only once; the account says when it was set up',
  recovery_codes: 'fingerprints of what signs in, made by chance',
  sign_in_challenges: 'a fingerprint that lives for five minutes',
  passkey_challenges: 'a question that lives for five minutes',
  managed_job_changes: 'what one press takes back for an hour; the history of the company tells it too',
  idempotent_calls: 'answers to the calls of a program, kept for a day: ids and states',
  job_source_sightings: 'where a posting came in from besides; it names no person',
  coupon_uses: 'the code of a coupon; the order in the copy says what it took off',
  oauth_tokens:
    'the keys of a connected assistant, of which only hashes are kept; the copy names the assistant',
  look_drafts: 'a look of the board that staff are preparing',
  application_ends:
    'that an employer was told of the end of an application, which the candidate’s page names itself',
  application_tags: 'how an employer files its applicants: a record of the employer, who answers for it',
};

interface Reference {
  table: string;
  column: string;
  target: string;
  /** As PostgreSQL writes it: `c` cascade, `n` set null, `a` no action. */
  onDelete: string;
}

async function listReferences(): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select source.relname as "table", attname as "column", target.relname as target,
      confdeltype::text as "onDelete"
    from pg_constraint
    join pg_class source on source.oid = conrelid
    join pg_class target on target.oid = confrelid
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and source.relnamespace = 'public'::regnamespace
    order by 1, 2
  `.execute(context.database);
  return rows;
}

/** The tables whose rows belong to a person, directly or by way of another such row. */
async function tablesOfPeople(): Promise<string[]> {
  const references = await listReferences();
  const found = new Set(['users']);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { table, target } of references) if (found.has(target)) found.add(table);
  }
  return [...found].toSorted();
}

test('[G-10] every table about a person is in the copy, or is left out for a reason', async () => {
  const tables = await tablesOfPeople();
  expect(tables.length).toBeGreaterThan(10);
  const copied = new Set(listArchiveSections().flatMap((section) => section.tables));
  expect(tables.filter((table) => !copied.has(table) && !(table in leftOut))).toEqual([]);
  // What is left out exists, and is not copied all the same.
  expect(Object.keys(leftOut).filter((table) => !tables.includes(table) || copied.has(table))).toEqual([]);
});

test('[G-10] every section of an area has its place in the copy', () => {
  expect(listArchiveSections().map(({ key }) => key)).toEqual(sectionOrder);
});

test('[G-10] what refers to an account goes with it or forgets it, so that no table can hold an account back', async () => {
  const references = (await listReferences()).filter(({ target }) => target === 'users');
  expect(references.length).toBeGreaterThan(8);
  expect(references.filter(({ onDelete }) => onDelete !== 'c' && onDelete !== 'n')).toEqual([]);
});

test('[G-10] every column that names a file is known to the erasure, or to be a company’s', async () => {
  // What was read from a file goes with it, and keeps none from being swept.
  const derived = ['file_readings', 'resume_checks'];
  const columns = (await listReferences())
    .filter(({ target, table }) => target === 'files' && !derived.includes(table))
    .map(({ table, column }) => `${table}.${column}`);
  const known = listFileColumns().map(({ table, column }) => `${table}.${column}`);
  expect(known.toSorted()).toEqual(columns);
});

test('[G-10] every column that may hold an address belongs to a person’s row, or is erased by that address', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name ~ 'e?mail|recipient' and column_name !~ '_id$' order by 1, 2
  `.execute(context.database);
  const people = await tablesOfPeople();
  const apart = rows.filter(({ table }) => !people.includes(table));
  expect(apart.map(({ table, column }) => `${table}.${column}`)).toEqual([
    'captured_mails.recipient',
    'companies.contact_email',
    'companies.email',
    'contract_cancellations.email',
    'guest_applications.email',
    'jobs.notify_email',
    'mail_sends.recipient',
    'moved_people.email',
    'newsletter_subscribers.email',
    'provider_tickets.email',
    'provider_tickets.email_proven',
  ]);
});
