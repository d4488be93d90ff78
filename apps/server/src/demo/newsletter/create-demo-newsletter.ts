import type { Kysely } from 'kysely';
import { readdir, readFile } from 'node:fs/promises';
import type { Tables } from '../../platform/database/tables.ts';
import { newId, newSecret } from '../../platform/ids.ts';

const folder = new URL('./', import.meta.url);
const dayMs = 86_400_000;

/** Invented subscribers of the newsletter; none of them has a mailbox. */
const readers = ['nadia.okafor', 'jens.holt', 'maria.serrano', 'tom.whitlock', 'aiko.tanabe', 'ruth.mbeki'];

/** The issues of the demo, from their files. */
export async function readDemoIssues(): Promise<IssueFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    names.map(async (name) => readIssueFile(name, await readFile(new URL(name, folder), 'utf8'))),
  );
}

/** Puts issues and readers in where there are none at all: those of real people are never mixed with invented ones. */
export async function createDemoNewsletter(database: Kysely<Tables>, now = new Date()): Promise<void> {
  const issues = await readDemoIssues();
  await database.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('newsletter_issues').select('id').limit(1).executeTakeFirst();
    if (known) return;
    const subscribers = await createReaders(transaction, new Date(now.getTime() - 60 * dayMs));
    // Of two processes that load at once, the second finds the readers of the first.
    if (subscribers.length === 0) return;
    for (const issue of issues) await createIssue(transaction, issue, { subscribers, now });
  });
}

async function createReaders(transaction: Kysely<Tables>, since: Date): Promise<string[]> {
  const rows = await transaction
    .insertInto('newsletter_subscribers')
    .values(
      readers.map((name) => ({
        id: newId(),
        email: `${name}@readers.example`,
        confirmed_at: since,
        stop_secret: newSecret().secret,
        created_at: since,
      })),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function createIssue(
  transaction: Kysely<Tables>,
  { slug, title, summary, body, daysAgo }: IssueFile,
  { subscribers, now }: { subscribers: readonly string[]; now: Date },
): Promise<void> {
  const at = new Date(now.getTime() - daysAgo * dayMs);
  // When people have their first coffee.
  at.setUTCHours(8, 0, 0, 0);
  const id = newId();
  const text = { title, summary, body };
  await transaction
    .insertInto('newsletter_issues')
    .values({
      id,
      slug,
      state: 'sent',
      ...text,
      draft: JSON.stringify(text),
      draft_saved_at: at,
      started_at: at,
      finished_at: at,
      receivers: subscribers.length,
      created_at: at,
    })
    .execute();
  const deliveries = subscribers.map((subscriberId) => ({
    id: newId(),
    issue_id: id,
    subscriber_id: subscriberId,
    queue_id: newId(),
    state: 'sent' as const,
    created_at: at,
  }));
  await transaction.insertInto('newsletter_deliveries').values(deliveries).execute();
}

/** An issue as its file has it. */
interface IssueFile {
  slug: string;
  title: string;
  summary: string;
  daysAgo: number;
  body: string;
}

/** Reads the head and the text of a file; throws, with its name, where something is missing. */
function readIssueFile(name: string, content: string): IssueFile {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content) ?? [];
  const read = (field: string) => {
    const value = new RegExp(`^${field}: (.+)$`, 'm').exec(head)?.[1];
    if (!value) throw new Error(`The issue ${name} has no ${field}.`);
    return value;
  };
  return {
    slug: name.replace(/\.md$/, ''),
    title: read('title'),
    summary: read('summary'),
    daysAgo: Number(read('daysAgo')),
    body: body.trim(),
  };
}
