import { boardSettingKeys, type BoardSettingKey, type BoardSettings } from '../all-settings.ts';
import { defineEndpoints } from '../endpoint.ts';
import { version, writtenVersion } from '../version.ts';
import { z } from '../zod.ts';

const keySchema = z.enum(boardSettingKeys);
const anyValue = z.unknown();

/** A stored setting. Its value fits its key, which the types on both sides express. */
const settingSchema = z.object({
  value: anyValue,
  /** 0 before the first change. */
  version: z.number().int(),
});
export type StoredSetting<Key extends BoardSettingKey = BoardSettingKey> = {
  value: BoardSettings[Key];
  version: number;
};
export type StoredSettings = { [Key in BoardSettingKey]: StoredSetting<Key> };

const legalTextSchema = z.object({
  /** Of the text in force: the day of its last change and a fingerprint. */
  version: z.string(),
  /** The board's own template, filled from the settings, as Markdown. */
  template: z.string(),
});

const settingsSchema = z.object({
  data: z.object({
    settings: z.record(keySchema, settingSchema),
    /** The sender of the server's configuration. */
    surroundings: z.object({
      sender: z.string(),
      contactEmail: z.string().nullable(),
      legal: z.object({
        terms: legalTextSchema,
        privacy: legalTextSchema,
        imprint: legalTextSchema,
        fraudPolicy: legalTextSchema,
      }),
    }),
  }),
});
export type SettingsSurroundings = z.infer<typeof settingsSchema>['data']['surroundings'];

/** Earlier values of a setting, newest first. */
const changeSchema = z.object({
  id: z.uuid(),
  changedAt: z.iso.datetime(),
  /** Null for a command, and for former staff. */
  changedBy: z.string().nullable(),
  before: anyValue,
  after: anyValue,
});
export type BoardSettingChange = z.infer<typeof changeSchema>;

const changedSchema = z.object({ data: settingSchema });
const params = z.object({ key: keySchema });
export const markFieldsSchema = z.strictObject({ version: writtenVersion });

export const boardSettingEndpoints = defineEndpoints({
  'GET /staff/settings': { summary: 'How the board is set up', answer: settingsSchema },
  'PUT /staff/settings/:key': {
    summary: 'Change one setting of the version that was read',
    params,
    body: z.strictObject({ value: anyValue, version }),
    answer: changedSchema,
    errors: ['conflict'],
  },
  'GET /staff/settings/:key/changes': {
    summary: 'What a setting was before',
    params,
    answer: z.object({ data: z.array(changeSchema) }),
  },
  'POST /staff/board-mark': {
    summary: 'Upload the board’s mark',
    form: { fields: markFieldsSchema, file: 'mark' },
    answer: changedSchema,
    errors: ['conflict', 'too_large', 'unsupported_file'],
  },
  'GET /board-marks/:markId': {
    summary: 'An uploaded mark',
    params: z.object({ markId: z.uuid() }),
    answer: { file: 'image/webp' },
  },
  'GET /board-icons/:colour': {
    summary: 'The drawn mark in a colour, written without #',
    params: z.object({ colour: z.string().regex(/^[\da-f]{6}$/) }),
    answer: { file: 'image/svg+xml' },
  },
});
