import {
  defaultBoardSettings,
  type BoardSettingKey,
  type BoardSettings,
} from '@waymark/contract/all-settings';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { standardLook } from '@waymark/contract/office/look';
import { afterEach, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { composeMail } from '../../../platform/mail/mail.ts';
import { createPageData } from '../../../ssr/page-data.ts';
import { createEmployer, createStaff } from '../../../testing/factories.ts';
import { setSetting } from '../../../testing/switches.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

afterEach(async () => {
  await context.database.deleteFrom('board_settings').execute();
  await board.load(context.database);
});

/** An English board that offers German, as its operator has set it up. */
async function setUp(settings: Partial<{ [Key in BoardSettingKey]: BoardSettings[Key] }>): Promise<void> {
  await setSetting(context.database, 'languages', { own: 'en', offered: ['en', 'de', 'fr'] });
  for (const [key, value] of Object.entries(settings))
    await setSetting(context.database, key as BoardSettingKey, value);
}

async function staffHeaders() {
  return (await createStaff(context.services, { staff_role: 'administrator' })).headers;
}

const nursing = { value: 'nursing', label: 'Nursing', retired: false, movedTo: null };
const categories = [...defaultBoardSettings.categories, nursing];
const mail = {
  subject: 'Hello {{board}}',
  heading: 'Welcome',
  text: '{{text}}\n\n{{button}}',
  button: '',
  note: '',
};

describe('[L-40] the operator’s own words in other languages', () => {
  test('are listed for translation, without those that the product has messages for', async () => {
    await setUp({ categories, headerLinks: [{ label: 'Our story', to: '/about-us' }] });
    const headers = await staffHeaders();
    const { data } = (await context.app.inject({ url: '/api/staff/own-texts', headers })).json();
    expect(data).toContainEqual({ group: 'categories', texts: ['Nursing'] });
    expect(data).toContainEqual({ group: 'headerLinks', texts: ['Our story'] });
    expect(data.map(({ group }: { group: string }) => group)).not.toContain('stages');
  });

  test('have the refund terms of plans among them, which companies read in their language', async () => {
    await context.database
      .updateTable('plans')
      .set({ refund_terms: 'Never.' })
      .where('key', '=', 'extended')
      .execute();
    await setUp({ ownTexts: { de: { 'Never.': 'Niemals.' } } });
    const listed = await context.app.inject({ url: '/api/staff/own-texts', headers: await staffHeaders() });
    expect(listed.json().data).toContainEqual({ group: 'plans', texts: ['Never.'] });
    const { headers } = await createEmployer(context.services);
    const plan = await context.app.inject({
      url: '/api/company/plan',
      headers: { ...headers, 'accept-language': 'de' },
    });
    const told = plan.json().data.offers.map(({ refundTerms }: { refundTerms: string }) => refundTerms);
    expect(told).toEqual([
      'Wird ein Tarif erstattet, endet er sofort, und Anzeigen, die nicht mehr hineinpassen, schließen sieben Tage später.',
      'Niemals.',
      'Eine Anzeige, die erstattet wird, schließt sofort, sofern der Tarif keinen Platz für sie hat.',
    ]);
  });

  test('are for administrators', async () => {
    const { headers } = await createStaff(context.services, { staff_role: 'moderator' });
    expect((await context.app.inject({ url: '/api/staff/own-texts', headers })).statusCode).toBe(403);
  });

  test('label categories in their language; what has no translation stays, and the product says its own', async () => {
    await setUp({ categories, ownTexts: { de: { Nursing: 'Pflege' } } });
    expect(categoryLabel(board.wordsIn('de'), 'nursing')).toBe('Pflege');
    expect(categoryLabel(board.wordsIn('fr'), 'nursing')).toBe('Nursing');
    expect(categoryLabel(board.wordsIn('de'), 'design')).toBe('Design, Kunst & Multimedia');
    expect(categoryLabel(board.words, 'nursing')).toBe('Nursing');
  });

  test('come with pages, as far as they are short; a look is written in the language of the page', async () => {
    const look = { ...standardLook, slogan: 'Work by the sea' };
    await setUp({
      categories,
      look,
      ownTexts: { de: { Nursing: 'Pflege', 'Work by the sea': 'Arbeit am Meer' } },
    });
    const { pageData } = createPageData(context.services, context, () => null);
    const { ownTexts } = (await pageData.getBoard()).board;
    expect(ownTexts.de).toMatchObject({ Nursing: 'Pflege' });
    expect(ownTexts.de).not.toHaveProperty('Work by the sea');
    expect((await pageData.getLook('de')).slogan).toBe('Arbeit am Meer');
    expect((await pageData.getLook('fr')).slogan).toBe('Work by the sea');
  });

  test('are no names of JavaScript', async () => {
    await setUp({ ownTexts: { de: { Nursing: 'Pflege' } } });
    for (const text of ['constructor', '__proto__', 'toString']) expect(board.ownText(text, 'de')).toBe(text);
  });

  test('go out in mails once the whole mail is translated; until then the product’s do', async () => {
    const letter = {
      kind: 'welcome',
      subject: 'Subject of the product',
      heading: 'Heading of the product',
      paragraphs: ['Welcome here.'],
    } as never;
    const to = { email: 'ada@example.org', language: 'de' } as const;
    await setUp({
      mails: { welcome: mail },
      ownTexts: { de: { 'Hello {{board}}': 'Hallo {{board}}' } },
    });
    expect(composeMail(to, letter).subject).toBe('Subject of the product');
    await setUp({
      ownTexts: {
        de: { 'Hello {{board}}': 'Hallo {{board}}', Welcome: 'Willkommen' },
      },
    });
    const sent = composeMail(to, letter);
    expect(sent.subject).toBe('Hallo Waymark');
    expect(sent.text).toContain('Willkommen');
    expect(composeMail({ ...to, language: 'en' }, letter).subject).toBe('Hello Waymark');
  });

  test.each([
    [
      { de: { 'Hello {{board}}': 'Hallo' } },
      'value.de.Hello {{board}}',
      /keep each variable, such as \{\{board\}\}/,
    ],
    [{ de: { Nursing: ' ' } }, 'value.de.Nursing', /write the translation/],
    [{ de: { Nursing: 'Pflege\u202E' } }, 'value.de.Nursing', /control characters/],
    [{ xx: { Nursing: 'Pflege' } }, 'value.xx', /./],
  ])('%j is refused at its field', async (value, field, message) => {
    const refused = await context.app.inject({
      method: 'PUT',
      url: '/api/staff/settings/ownTexts',
      headers: await staffHeaders(),
      payload: { value, version: 0 },
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields[field] ?? refused.json().fields.value).toMatch(message);
  });
});
