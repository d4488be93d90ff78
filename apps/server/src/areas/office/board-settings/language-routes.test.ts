import { afterEach, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { createStaff } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

afterEach(async () => {
  await context.database.deleteFrom('board_settings').execute();
  await board.load(context.database);
});

async function put(value: unknown) {
  const { headers } = await createStaff(context.services, { staff_role: 'administrator' });
  return context.app.inject({
    method: 'PUT',
    url: '/api/staff/settings/languages',
    headers,
    payload: { value, version: 0 },
  });
}

describe('[L-40] the languages of the board', () => {
  test('are English alone until an administrator offers others, and pages are told', async () => {
    expect(board.shown.languages).toEqual({ own: 'en', offered: ['en'] });
    const value = { own: 'de', offered: ['de', 'en', 'ar'] };
    expect((await put(value)).json()).toEqual({ data: { value, version: 1 } });
    expect(board.shown.languages).toEqual(value);
  });

  test.each([
    [{ own: 'de', offered: ['en'] }, 'value.offered', 'Please offer the board’s own language too.'],
    [{ own: 'de', offered: [] }, 'value.offered', 'Please offer the board’s own language too.'],
    [{ own: 'de', offered: ['de', 'de'] }, 'value.offered', 'Please name each language once.'],
    [{ own: 'xx', offered: ['xx'] }, 'value.own', 'Please choose a language of the list.'],
    [{ own: 'en', offered: ['en', 'EN'] }, 'value.offered.1', 'Please choose a language of the list.'],
    [{ own: '__proto__', offered: ['en'] }, 'value.own', 'Please choose a language of the list.'],
  ])('%j is refused at its field', async (value, field, message) => {
    const refused = await put(value);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields[field]).toBe(message);
    expect(board.shown.languages).toEqual({ own: 'en', offered: ['en'] });
  });

  test.each([
    null,
    'de',
    ['de'],
    { own: 'de' },
    { own: 'de', offered: 'de' },
    { own: 'de', offered: ['de'], x: 1 },
  ])('%j is refused', async (value) => {
    expect((await put(value)).statusCode).toBe(400);
  });
});
