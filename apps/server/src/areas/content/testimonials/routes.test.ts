import { testimonialsLimit, type TestimonialFields } from '@waymark/contract/content/staff-testimonials';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { finishPage } from '../../../platform/http/finish-page.ts';
import { PageCache, pagesChannel } from '../../../platform/http/page-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { createStaff, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart, jpegBytes } from '../../../testing/uploads.ts';
import { listTestimonials } from './queries.ts';

const context = useTestApp();
let moderator: TestUser;

beforeEach(async () => {
  moderator = await createStaff(context.services, { staff_role: 'moderator' });
  await context.database.deleteFrom('testimonials').execute();
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  context.app.inject({
    method,
    url: `/api/staff/testimonials${path}`,
    headers: moderator.headers,
    ...(payload && { payload }),
  });
const words = (name: string): TestimonialFields => ({ quote: 'It found me work.', name, role: 'Keeper' });
const list = async () =>
  (await send('GET')).json().data as {
    id: string;
    name: string;
    version: number;
    pictureUrl: string | null;
  }[];
/** Adds them so that they stand in this order. */
async function addAll(...names: string[]) {
  for (const name of names.toReversed()) expect((await send('POST', '', words(name))).statusCode).toBe(201);
  return Object.fromEntries((await list()).map(({ id, name }) => [name, id]));
}
const shown = async () => (await listTestimonials(context.database)).map(({ name }) => name);

describe('[J-5] testimonials', () => {
  test('are added before the others, moved, hidden and removed, all of it on record', async () => {
    const ids = await addAll('Ada', 'Grace', 'Mary');
    expect(await shown()).toEqual(['Ada', 'Grace', 'Mary']);
    expect((await send('PUT', `/${ids['Mary']}/place`, { direction: 'up' })).statusCode).toBe(200);
    expect((await send('PUT', `/${ids['Ada']}/place`, { direction: 'up' })).statusCode).toBe(409);
    expect(await shown()).toEqual(['Ada', 'Mary', 'Grace']);
    expect((await send('PUT', `/${ids['Ada']}/hidden`, { hidden: true })).statusCode).toBe(200);
    expect((await send('PUT', `/${ids['Ada']}/hidden`, { hidden: true })).statusCode).toBe(409);
    expect(await shown()).toEqual(['Mary', 'Grace']);
    expect((await send('PUT', `/${ids['Ada']}/hidden`, { hidden: false })).statusCode).toBe(200);
    expect((await send('DELETE', `/${ids['Mary']}`)).statusCode).toBe(200);
    expect((await send('DELETE', `/${ids['Mary']}`)).statusCode).toBe(404);
    expect(await shown()).toEqual(['Ada', 'Grace']);
    const log = await context.database
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('staff_id', '=', moderator.id)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 3 }, () => 'testimonial.add'),
      'testimonial.move',
      'testimonial.hide',
      'testimonial.show',
      'testimonial.remove',
    ]);
    expect(log[3]).toMatchObject({ before: { place: 3 }, after: { place: 2 } });
  });

  test('of before, which share one place, are moved as they stand', async () => {
    const rows = ['Old', 'Older'].map((name, days) => ({
      id: newId(),
      quote: 'It helped.',
      person_name: name,
      person_role: 'Keeper',
      created_at: new Date(Date.UTC(2026, 0, 9 - days)),
    }));
    await context.database.insertInto('testimonials').values(rows).execute();
    expect(await shown()).toEqual(['Old', 'Older']);
    expect((await send('PUT', `/${rows[1]?.id}/place`, { direction: 'up' })).statusCode).toBe(200);
    expect(await shown()).toEqual(['Older', 'Old']);
  });

  test('are changed in the version that was read: of two at once one is told so', async () => {
    const { Ada: id } = await addAll('Ada');
    const change = (name: string, version = 1) => send('PUT', `/${id}`, { ...words(name), version });
    const answers = await Promise.all([change('Ada L.'), change('Ada B.')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await change('Ada Lovelace', 2)).statusCode).toBe(200);
    expect(await shown()).toEqual(['Ada Lovelace']);
    expect((await send('PUT', `/${newId()}`, { ...words('No One'), version: 1 })).statusCode).toBe(404);
    expect((await send('PUT', `/${id}`, { ...words(''), version: 3 })).json().fields).toHaveProperty('name');
    // The log says what was changed, and not whose name it was.
    const log = await context.database
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('subject_id', '=', id ?? '')
      .execute();
    expect(JSON.stringify(log)).not.toContain('Lovelace');
  });

  test('of two moves at once both happen, one after the other', async () => {
    const ids = await addAll('Ada', 'Grace', 'Mary');
    const move = () => send('PUT', `/${ids['Mary']}/place`, { direction: 'up' });
    const answers = await Promise.all([move(), move()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await shown()).toEqual(['Mary', 'Ada', 'Grace']);
  });

  test('are bounded', async () => {
    const rows = Array.from({ length: testimonialsLimit }, (_none, at) => ({
      id: newId(),
      quote: 'It helped.',
      person_name: `Person ${at}`,
      person_role: 'Keeper',
    }));
    await context.database.insertInto('testimonials').values(rows).execute();
    expect((await send('POST', '', words('One more'))).statusCode).toBe(409);
  });
});

describe('[J-5] the picture of a testimonial', () => {
  const upload = async (id: string | undefined, bytes: Buffer, name = 'ada.jpg') => {
    const { payload, headers } = await multipart({}, { field: 'picture', name, bytes });
    return context.app.inject({
      method: 'POST',
      url: `/api/staff/testimonials/${id}/picture`,
      headers: { ...moderator.headers, ...headers },
      payload,
    });
  };
  const pictureOf = async () => (await list())[0]?.pictureUrl ?? '';

  test('is re-encoded, replaced, and deleted with it; other files are not served', async () => {
    const { Ada: id } = await addAll('Ada');
    expect((await upload(id, await jpegBytes())).statusCode).toBe(200);
    const first = await pictureOf();
    const served = await context.app.inject({ url: first });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(served.rawPayload.subarray(8, 12).toString()).toBe('WEBP');

    expect((await upload(id, await jpegBytes())).statusCode).toBe(200);
    const second = await pictureOf();
    expect((await context.app.inject({ url: first })).statusCode).toBe(404);
    expect((await send('DELETE', `/${id}/picture`)).statusCode).toBe(200);
    expect((await context.app.inject({ url: second })).statusCode).toBe(404);
    await upload(id, await jpegBytes());
    await send('DELETE', `/${id}`);
    const files = await context.database
      .selectFrom('files')
      .select('id')
      .where('purpose', '=', 'picture')
      .execute();
    expect(files).toEqual([]);
  });

  test('is none where the file is none, and its refusal stands at its field', async () => {
    const { Ada: id } = await addAll('Ada');
    const refused = await upload(id, Buffer.from('<svg onload="alert(1)"/>'), 'ada.svg');
    expect([refused.statusCode, Object.keys(refused.json().fields as object)]).toEqual([415, ['picture']]);
    expect((await upload(newId(), await jpegBytes())).statusCode).toBe(404);
    expect(await pictureOf()).toBe('');
  });
});

describe('[J-5] cached pages', () => {
  const cache = new PageCache();
  let stop: (() => Promise<void>) | undefined;
  afterAll(() => stop?.());

  test('show what was changed at their next request', async () => {
    const heard = Promise.withResolvers<void>();
    const listening = Promise.withResolvers<void>();
    let notices = 0;
    stop = context.services.notices.listen(pagesChannel, () => {
      cache.clear();
      // The first says that it listens.
      if (notices++ === 0) listening.resolve();
      else heard.resolve();
    });
    await listening.promise;
    const render = async () =>
      finishPage({ status: 200, headers: {}, body: Buffer.from((await shown()).join()) });
    expect((await (await cache.get('/home', render)).plain()).toString()).toBe('');
    await addAll('Ada');
    await heard.promise;
    expect((await (await cache.get('/home', render)).plain()).toString()).toBe('Ada');
  });
});
