import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { newId } from '../../../platform/ids.ts';
import { createStaff, type Overrides, type TestUser } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { setBack, setSetting } from '../../../testing/switches.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
let moderator: TestUser;
let colleague: TestUser;

beforeEach(async () => {
  await context.database.deleteFrom('contact_messages').execute();
  moderator = await createStaff(context.services, { staff_role: 'moderator' });
  colleague = await createStaff(context.services, { first_name: 'Grace', last_name: 'Hopper' });
});

async function write(fields: Partial<Overrides<'contact_messages'>> = {}): Promise<string> {
  const { id } = await context.database
    .insertInto('contact_messages')
    .values({
      id: newId(),
      name: 'Ida Rhodes',
      email: `ida-${newId()}@example.net`,
      message: 'How do I post a job?',
      user_id: null,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, { headers } = moderator) =>
  context.app.inject({ method, url: `/api/staff/${path}`, headers, ...(payload && { payload }) });
const list = async (query = '') => (await send('GET', `messages${query}`)).json();
const answer = (id: string, text: string, as = moderator) =>
  send('POST', `messages/${id}/answers`, { text }, as);

describe('[J-5] messages of the contact page', () => {
  test('wait oldest first, are answered by mail, and the answer stands with them', async () => {
    const late = await write({ created_at: new Date('2026-02-02') });
    const early = await write({ created_at: new Date('2026-02-01'), email: 'ida@example.net' });
    expect((await list()).data.map(({ id }: { id: string }) => id)).toEqual([early, late]);
    expect((await answer(early, 'Press “Post a job”.\n\nKind regards')).statusCode).toBe(201);
    const [mail] = await sentMails(context.database, 'ida@example.net');
    expect(mail?.subject).toBe('Our answer to your message');
    expect(mail?.text).toContain('Press “Post a job”.');
    // Anybody can type that address: nothing of what they wrote goes there.
    expect(mail?.text).not.toMatch(/Ida|How do I/);
    expect(await list('?state=answered')).toMatchObject({ total: 1, data: [{ id: early }] });
    expect((await send('GET', `messages/${early}`)).json().data.answers).toMatchObject([
      { who: 'Ada Lovelace', text: 'Press “Post a job”.\n\nKind regards' },
    ]);
    const log = await context.database
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', early)
      .execute();
    expect(log).toEqual([
      { action: 'message.answer', before: { state: 'open' }, after: { state: 'answered' } },
    ]);
  });

  test('are held by the staff member who answers: colleagues get a conflict until then', async () => {
    const id = await write();
    await send('POST', `messages/${id}/hold`, undefined, colleague);
    expect((await list()).data).toMatchObject([{ heldBy: 'Grace Hopper' }]);
    expect((await send('POST', `messages/${id}/hold`)).statusCode).toBe(409);
    expect((await answer(id, 'Mine.')).statusCode).toBe(409);
    expect((await send('GET', `messages/${id}`, undefined, colleague)).json().data.heldBy).toBeNull();
    await context.database
      .updateTable('contact_messages')
      .set({ held_at: sql`now() - interval '16 minutes'` })
      .execute();
    expect((await answer(id, 'Mine.')).statusCode).toBe(201);
  });

  test('are sorted out as spam, and back', async () => {
    const id = await write();
    await send('PUT', `messages/${id}`, { state: 'spam' });
    expect(await list()).toMatchObject({ total: 0 });
    expect(await list('?state=spam')).toMatchObject({ total: 1 });
    await send('PUT', `messages/${id}`, { state: 'open' });
    expect(await list()).toMatchObject({ total: 1 });
  });

  test('an answer goes back to the contact that the board has set', async () => {
    const id = await write({ email: 'mo@example.net' });
    const contact = { email: 'office@board.example', phone: null, address: null, position: null };
    try {
      await setSetting(context.database, 'contact', contact);
      await board.load(context.database);
      expect((await answer(id, 'Write again.')).statusCode).toBe(201);
    } finally {
      await setBack(context.database);
    }
    const [mail] = await sentMails(context.database, 'mo@example.net');
    expect(mail?.replyTo).toBe('office@board.example');
  });

  test('an empty answer is refused, and an unknown message is not found', async () => {
    expect((await answer(await write(), ' ')).json().fields).toEqual({ text: 'Please write an answer.' });
    expect((await answer(crypto.randomUUID(), 'Hello')).statusCode).toBe(404);
  });
});

test('[E-4, J-5] a call-back request is listed until a staff member completes it, with a note', async () => {
  const { id } = await context.database
    .insertInto('call_back_requests')
    .values({ id: newId(), name: 'Ida Rhodes', phone: '+44 20 7946 0000', user_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await send('GET', 'call-backs')).json()).toMatchObject({ total: 1, data: [{ id, doneAt: null }] });
  await send('PUT', `call-backs/${id}`, { done: true, note: 'Wants an invoice.' });
  expect((await send('GET', 'call-backs')).json()).toMatchObject({ total: 0 });
  expect((await send('GET', 'call-backs?show=called')).json().data).toMatchObject([
    { id, note: 'Wants an invoice.' },
  ]);
  await send('PUT', `call-backs/${id}`, { done: false, note: 'No answer.' });
  expect((await send('GET', 'call-backs')).json().data).toMatchObject([{ note: 'No answer.' }]);
});
