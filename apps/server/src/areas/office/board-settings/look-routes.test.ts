import { standardLook, type Look } from '@waymark/contract/office/look';
import { defaultAccent } from '@waymark/contract/office/choices';
import { afterEach, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { createStaff } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart, quarters } from '../../../testing/uploads.ts';
import { presentDraft, presentLook } from '../look/presenter.ts';
import { findPreviewed } from '../look/queries.ts';
import { StyleCache } from '../look/style-cache.ts';

const context = useTestApp();

afterEach(async () => {
  await context.database.deleteFrom('board_settings').execute();
  await context.database.deleteFrom('look_drafts').execute();
  await board.load(context.database);
});

const accent = { light: '#1f5fa8', dark: '#7ab3f5' };
const draftOf = (look: Partial<Look> = {}) => ({ look: { ...standardLook, ...look }, accent: defaultAccent });

async function begin() {
  const { headers } = await createStaff(context.services, { staff_role: 'administrator' });
  const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
    context.app.inject({ method, url: `/api/staff/look${path}`, headers, ...(payload && { payload }) });
  return {
    headers,
    desk: async () => (await call('GET', '')).json().data,
    save: (value: unknown, version = 0) => call('PUT', '/draft', { value, version }),
    preview: () => call('POST', '/previews'),
    publish: (version: number, lookVersion = 0, accentVersion = 0) =>
      call('POST', '/publication', { version, lookVersion, accentVersion }),
  };
}

describe('[L-31] the look', () => {
  test('of a board that sets nothing tells pages nothing', () => {
    expect(presentLook(standardLook, new StyleCache())).toEqual({});
  });

  test('is a draft that nobody sees, until it is published in one step', async () => {
    const { desk, save, publish } = await begin();
    const value = { ...draftOf({ slogan: 'By the sea', styles: 'h1 { margin: 0 }' }), accent };
    expect((await save(value)).json().data.draft).toEqual({ value, version: 1 });
    expect([board.settings.look, board.settings.accent]).toEqual([standardLook, defaultAccent]);
    expect((await publish(1)).statusCode).toBe(200);
    expect([board.settings.look, board.settings.accent]).toEqual([value.look, accent]);
    expect(await desk()).toMatchObject({ draft: { value: null, version: 2 }, look: { version: 1 } });
    expect((await publish(2, 1, 1)).json()).toMatchObject({ code: 'conflict' });
  });

  test('is refused to who saw an older version of the draft, or of what is public', async () => {
    const { save, publish, desk } = await begin();
    const answers = await Promise.all([save(draftOf()), save(draftOf({ slogan: 'Other' }))]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await save(draftOf({ slogan: 'Mine' }), 1)).statusCode).toBe(200);
    expect((await publish(1)).statusCode).toBe(409);
    expect((await publish(2, 7)).statusCode).toBe(409);
    expect((await desk()).draft.value.look.slogan).toBe('Mine');
    const both = await Promise.all([publish(2), publish(2)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test.each([
    [{ ground: '#ffffff' }, 'value.look.ground', 'The nearest that has it is'],
    [{ ground: 'red' }, 'value.look.ground', 'Please write the colour as #rrggbb'],
    [{ slogan: '<b>' }, 'value.look.slogan', 'special characters'],
    [{ styles: '@import "x"' }, 'value.look.styles', 'Line 1: @import is not taken'],
    [{ styles: 'ü'.repeat(11_000) }, 'value.look.styles', 'at most 20 KB'],
    [{ questions: [{ question: 'Who?', answer: ' ' }] }, 'value.look.questions.0.answer', 'write the answer'],
    [
      { heroPicture: { pictureId: '019a9d2e-0000-7000-8000-000000000001', alt: 'A pier' } },
      'value.look.heroPicture',
      'no longer exists',
    ],
  ])('refuses %j at its field', async (look, field, words) => {
    const { save } = await begin();
    const response = await save(draftOf(look));
    expect(response.statusCode).toBe(400);
    expect(response.json().fields[field]).toContain(words);
  });

  test('has no way around the checks: neither the setting nor a link takes what a draft may not have', async () => {
    const { headers } = await begin();
    const response = await context.app.inject({
      method: 'PUT',
      url: '/api/staff/settings/look',
      headers,
      payload: { value: { ...standardLook, styles: 'p { position: fixed }' }, version: 0 },
    });
    expect(response.json().fields['value.styles']).toContain('position can be');
  });
});

describe('[L-31] a link to the draft', () => {
  const tokenOf = async (preview: () => Promise<{ json: () => { data: { token: string } } }>) =>
    (await preview()).json().data.token;

  test('shows it until it is published, a newer link is made or its time is over', async () => {
    const { database } = context;
    const { save, preview, publish } = await begin();
    expect((await preview()).statusCode).toBe(409);
    await save(draftOf({ slogan: 'By the sea' }));
    const first = await tokenOf(preview);
    expect((await findPreviewed(database, first))?.look.slogan).toBe('By the sea');
    const second = await tokenOf(preview);
    expect(await findPreviewed(database, first)).toBeNull();
    await save(draftOf({ slogan: 'Inland' }), 1);
    expect((await findPreviewed(database, second))?.look.slogan).toBe('Inland');
    await database
      .updateTable('look_drafts')
      .set({ preview_until: new Date(Date.now() - 1) })
      .execute();
    expect(await findPreviewed(database, second)).toBeNull();
    const third = await tokenOf(preview);
    await publish(2);
    expect(await findPreviewed(database, third)).toBeNull();
  });

  test('is stored as a hash, and shows styles in the page and at no address', async () => {
    const { save, preview } = await begin();
    await save(draftOf({ styles: 'h1::after { content: "</style><script>" }' }));
    const token = await tokenOf(preview);
    const row = await context.database.selectFrom('look_drafts').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    const { inlineStyles = '', styleSheet } = presentDraft(row.value!);
    expect(styleSheet).toBeUndefined();
    expect(inlineStyles).toContain('@layer operator');
    expect(inlineStyles).not.toContain('</');
  });
});

test('[L-31] the style sheet is at the address of its hash, and at no other', async () => {
  const { save, publish } = await begin();
  await save(draftOf({ styles: 'h1 { margin: 0 }' }));
  const get = (url: string) => context.app.inject(url);
  const { styleSheet = '' } = presentLook({ ...standardLook, styles: 'h1 { margin: 0 }' }, new StyleCache());
  expect((await get(styleSheet)).statusCode).toBe(404);
  await publish(1);
  const served = await get(styleSheet);
  expect(served.body).toBe('@layer operator{h1{margin:0}}');
  expect(served.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await get(`/api/look-styles/${'0'.repeat(32)}`)).statusCode).toBe(404);
});

test('[L-31] a picture of the home page is re-encoded, and public once it is uploaded', async () => {
  const { headers, save } = await begin();
  const upload = async (bytes: Buffer, name: string) => {
    const form = await multipart({}, { field: 'picture', name, bytes });
    return context.app.inject({
      method: 'POST',
      url: '/api/staff/look-pictures',
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    });
  };
  const refused = await upload(Buffer.from('<svg onload="alert(1)"/>'), 'x.png');
  expect(refused.json().code).toBe('unsupported_file');
  const added = await upload(await quarters().png().toBuffer(), 'pier.png');
  expect(added.statusCode).toBe(201);
  const { pictureId } = added.json().data;
  expect((await context.app.inject(`/api/look-pictures/${pictureId}`)).headers['content-type']).toBe(
    'image/webp',
  );
  const heroPicture = { pictureId, alt: 'A pier' };
  expect((await save(draftOf({ heroPicture }))).statusCode).toBe(200);
});
