import { defineEndpoints } from '../endpoint.ts';
import { invalidPhone } from '../identity/choices.ts';
import { distanceUnits, salaryPeriods } from '../jobs/choices.ts';
import { isCategory } from '../jobs/category-choices.ts';
import { storedCategory } from '../jobs/category-schemas.ts';
import { mapPositionSchema } from '../places/map-position.ts';
import { defaultInvoicing, invoicingSchema } from '../payments/invoice-settings.ts';
import { postingCurrencies } from '../posting/choices.ts';
import { canBeDialled } from '../text/phone-shape.ts';
import { version, writtenVersion } from '../version.ts';
import { z } from '../zod.ts';
import { describeAccentProblem } from './accent-rules.ts';
import {
  defaultAccent,
  defaultBoard,
  defaultPromoTexts,
  firstPostingRules,
  type FirstPostingRule,
} from './choices.ts';
import { defaultOperatorSettings, givenOperatorSchemas, operatorSchemas } from './operator-settings.ts';
import { oneLine } from './setting-texts.ts';
import { defaultWords, wordSchemas, givenWordSchemas } from './words.ts';

export const boardNameMaxLength = 40;
/** A line between the jobs on a phone has no more room. */
export const promoTextMaxLength = 90;
export const legalTextMaxLength = 50_000;
/** Cities or categories on the home page. */
export const homeShown = 8;

/** Several lines of plain text: a postal address. */
const fewLines = (max: number, words: string) =>
  z
    .string()
    .trim()
    .min(1, words)
    .max(max, `Please use at most ${max} characters.`)
    .regex(/^(?:\n|[^\p{Cc}\p{Cf}\p{Co}<>"\\])*$/u, 'Please leave out special characters such as < and ".');

const accentOf = (theme: 'light' | 'dark') =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[\da-f]{6}$/, 'Please write the colour as #rrggbb, for example #1f5fa8.')
    .superRefine((colour, context) => {
      if (!/^#[\da-f]{6}$/.test(colour)) return;
      const problem = describeAccentProblem(colour, theme);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });

const legalText = z
  .string()
  .trim()
  .max(legalTextMaxLength, `Please use at most ${legalTextMaxLength} characters.`);
const once = (values: readonly string[]) => new Set(values).size === values.length;
const rules = firstPostingRules.map(({ value }) => value) as [FirstPostingRule, ...FirstPostingRule[]];

/** The schema of each setting of the board, by its key. */
export const boardSettingSchemas = {
  name: oneLine(boardNameMaxLength, 'Please give the board a name.'),
  /** The uploaded picture; null for the drawn mark. */
  mark: z.strictObject({ markId: z.uuid() }).nullable(),
  accent: z.strictObject({ light: accentOf('light'), dark: accentOf('dark') }),
  /** The sender of mails; null for MAIL_FROM. */
  sender: z
    .strictObject({ name: oneLine(60, 'Please say who writes.'), address: z.email().max(254) })
    .nullable(),
  /** The contact details of the operator; null for CONTACT_…. */
  contact: z
    .strictObject({
      email: z.email().max(254).nullable(),
      phone: oneLine(40, 'Please enter a phone number.').nullable(),
      address: oneLine(200, 'Please enter an address.').nullable(),
      position: mapPositionSchema.nullable(),
    })
    .nullable(),
  /** The operator, as an imprint has to name them. */
  operator: z.strictObject({
    name: oneLine(120, 'Please name the operator.').nullable(),
    address: fewLines(300, 'Please enter a postal address.').nullable(),
    /** The register of the operator, and the number in it. */
    register: oneLine(120, 'Please enter a register and a number.').nullable(),
    vatNumber: oneLine(40, 'Please enter a VAT number.').nullable(),
    /** The person responsible for the content. */
    responsible: oneLine(120, 'Please name the responsible person.').nullable(),
  }),
  /** Shown first on the home page, as the search writes them; the busiest others follow. */
  homeCities: z
    .array(oneLine(120, 'Please name a place.'))
    .max(homeShown, `Please choose at most ${homeShown}.`)
    .refine(once, 'Please name each place once.'),
  homeCategories: z
    .array(storedCategory)
    .max(homeShown, `Please choose at most ${homeShown}.`)
    .refine(once, 'Please name each category once.'),
  promos: z.boolean(),
  promoTexts: z.strictObject({
    review: oneLine(promoTextMaxLength, 'Please say what the review is.'),
    packages: oneLine(promoTextMaxLength, 'Please say what the packages are.'),
  }),
  currency: z.enum(postingCurrencies as [string, ...string[]]),
  /** The default period of the pay of a new posting. */
  payPeriod: z.enum(salaryPeriods),
  distanceUnit: z.enum(distanceUnits),
  terms: legalText,
  privacy: legalText,
  imprint: legalText,
  firstPosting: z.enum(rules),
  ...operatorSchemas,
  invoicing: invoicingSchema,
  ...wordSchemas,
};

/** The schemas for new values; values stored before a rule was added stay readable. */
export const givenSettingSchemas: typeof boardSettingSchemas = {
  ...boardSettingSchemas,
  ...givenOperatorSchemas,
  ...givenWordSchemas,
  homeCategories: boardSettingSchemas.homeCategories.superRefine((values, context) => {
    const at = values.findIndex((value) => !isCategory(value));
    if (at >= 0)
      context.addIssue({ code: 'custom', path: [at], message: 'Please choose a category of the board.' });
  }),
  contact: boardSettingSchemas.contact.refine((contact) => !contact?.phone || canBeDialled(contact.phone), {
    path: ['phone'],
    message: invalidPhone,
  }),
};

type Schemas = typeof boardSettingSchemas;
export type BoardSettingKey = keyof Schemas;
export type BoardSettings = { [Key in BoardSettingKey]: z.output<Schemas[Key]> };
export const boardSettingKeys = Object.keys(boardSettingSchemas) as [BoardSettingKey, ...BoardSettingKey[]];

export const defaultBoardSettings: BoardSettings = {
  name: defaultBoard.name,
  mark: null,
  accent: defaultAccent,
  sender: null,
  contact: null,
  operator: { name: null, address: null, register: null, vatNumber: null, responsible: null },
  homeCities: [],
  homeCategories: [],
  promos: defaultBoard.promos,
  promoTexts: defaultPromoTexts,
  currency: defaultBoard.currency,
  payPeriod: defaultBoard.payPeriod,
  distanceUnit: defaultBoard.unit,
  terms: '',
  privacy: '',
  imprint: '',
  firstPosting: 'domain',
  ...defaultOperatorSettings,
  invoicing: defaultInvoicing,
  ...defaultWords,
};

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
      legal: z.object({ terms: legalTextSchema, privacy: legalTextSchema, imprint: legalTextSchema }),
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
