import { beforeEach, describe, expect, test } from 'vitest';
import { defaultFeatures } from '@waymark/contract/office/features';
import { standardLook } from '@waymark/contract/office/look';
import { board } from '../../../platform/board/board.ts';
import { newId } from '../../../platform/ids.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { quarters } from '../../../testing/uploads.ts';
import { exportSettings, importSettings } from './portable-commands.ts';

const context = useTestApp();
const fileOf = (settings: object, rest: object = {}) =>
  JSON.stringify({ format: 1, settings, mark: null, ...rest });

beforeEach(async () => {
  await context.database.deleteFrom('board_settings').execute();
  await context.database.deleteFrom('audit_log').execute();
  await board.load(context.database);
});

describe('[J-5] settings as a file', () => {
  test('what is exported is taken, with the mark, and changes nothing the second time but the mark', async () => {
    const mark = (await quarters(128, 128).png().toBuffer()).toString('base64');
    const given = {
      name: 'Harbour Jobs',
      accent: { light: '#1f5fa8', dark: '#7ab3f5' },
      promos: false,
      features: { ...defaultFeatures, blog: false },
      retention: { ...board.settings.retention, messageDays: 60 },
    };
    expect(await importSettings(context.services, fileOf(given, { mark }))).toEqual([
      'name',
      'accent',
      'promos',
      'features',
      'retention',
      'mark',
    ]);
    await board.load(context.database);
    expect(board.settings).toMatchObject(given);
    const exported = await exportSettings(context.services);
    expect(exported.settings).toEqual(given);
    expect(exported.mark).not.toBeNull();
    expect(await importSettings(context.services, JSON.stringify(exported))).toEqual(['mark']);
    const noted = await context.database.selectFrom('audit_log').select(['staff_id', 'subject_id']).execute();
    expect(noted.map(({ subject_id: key }) => key)).toEqual([...Object.keys(given), 'mark', 'mark']);
    expect(noted.every(({ staff_id: id }) => id === null)).toBe(true);
  });

  test('the picture of the home page stays where it is, as its number would name nothing elsewhere', async () => {
    const heroPicture = { pictureId: newId(), alt: 'A pier' };
    const look = { ...standardLook, slogan: 'By the sea' };
    await context.database
      .insertInto('board_settings')
      .values({ key: 'look', value: JSON.stringify({ ...look, heroPicture }), version: 1 })
      .execute();
    const exported = await exportSettings(context.services);
    expect(exported.settings.look).toEqual({ ...look, heroPicture: null });
    expect(await importSettings(context.services, JSON.stringify(exported))).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['an unknown setting', fileOf({ name: 'A', smtp: 'x' }), 'There is no setting “smtp”.'],
    ['a mark by its number', fileOf({ mark: { markId: 'x' } }), 'There is no setting “mark”.'],
    [
      'an unreadable colour',
      fileOf({ accent: { light: '#ffcc00', dark: '#ff8f61' } }),
      'accent.light: On light pages',
    ],
    ['another part', fileOf({}, { more: 1 }), '“more” is not a part of the form.'],
    [
      'a file of another version',
      fileOf({ name: 'A' }, { format: 2 }),
      'format: This file has the format 2; this version of the board reads format 1. Export it again with this version.',
    ],
    [
      'a period out of its bounds',
      fileOf({ name: 'A', retention: { messageDays: 5 } }),
      'retention.messageDays: Enter a whole number of days from 30 to 1095.',
    ],
    ['a switch that is none', fileOf({ features: { forum: false } }), 'forum'],
    ['no JSON', '{"format":', 'The file is not well-formed JSON.'],
    ['too much', fileOf({ terms: 'x'.repeat(8 * 1024 * 1024) }), 'larger than 8 MB'],
    [
      'no picture',
      fileOf({ name: 'A' }, { mark: Buffer.from('<svg/>').toString('base64') }),
      'The mark was not taken',
    ],
  ])('%s is refused in words, and nothing is changed', async (_what, text, words) => {
    await expect(importSettings(context.services, text)).rejects.toThrow(words);
    expect(await context.database.selectFrom('board_settings').select('key').execute()).toEqual([]);
    expect(await context.database.selectFrom('audit_log').select('id').execute()).toEqual([]);
  });
});
