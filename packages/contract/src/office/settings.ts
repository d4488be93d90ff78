import { invalidPhone } from '../identity/choices.ts';
import { mapPositionSchema } from '../places/map-position.ts';
import { setting, ownOr } from '../setting.ts';
import { canBeDialled } from '../text/phone-shape.ts';
import { z } from '../zod.ts';
import { accentSchema } from './accent-schema.ts';
import { defaultAccent, defaultPromoTexts } from './choices.ts';
import { defaultFeatures, featuresOff, featuresSchema } from './features.ts';
import { givenMailsSchema, mailsSchema } from './mail-templates.ts';
import { lookSchema, standardLook } from './look.ts';
import { givenOwnTextsSchema, ownTextsSchema } from './own-texts.ts';
import { isHttps, oneLine } from '../text/setting-texts.ts';
import { dateStyles } from '../text/format-day.ts';
import { languageSchema } from '../text/language-schema.ts';
import { languages, sourceLanguage } from '../text/languages.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const boardNameMaxLength = 40;
/** A line between the jobs on a phone has no more room. */
export const promoTextMaxLength = 90;
const legalTextMaxLength = 50_000;
/** Several lines of plain text: a postal address. */
const fewLines = (max: number, words: string) =>
  z
    .string()
    .trim()
    .min(1, words)
    .max(max, fixed`Please use at most ${max} characters.`)
    .regex(
      /^(?:\n|[^\p{Cc}\p{Cf}\p{Co}<>"\\])*$/u,
      fixed`Please leave out special characters such as < and ".`,
    );

const legalText = z
  .string()
  .trim()
  .max(legalTextMaxLength, fixed`Please use at most ${legalTextMaxLength} characters.`);
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const timeZone = z
  .string()
  .trim()
  .max(60, fixed`Please use at most 60 characters.`)
  // An offset knows nothing of summer time.
  .refine(
    (name) => /^(?:UTC|[A-Za-z_]+\/[\w/+-]+)$/.test(name) && isTimeZone(name),
    fixed`Please choose a time zone of the list, for example Europe/London.`,
  );

const boardLanguages = z
  .strictObject({
    own: languageSchema,
    offered: z
      .array(languageSchema)
      .max(languages.length, fixed`There are ${languages.length} languages.`)
      .refine((all) => new Set(all).size === all.length, fixed`Please name each language once.`),
  })
  .refine(({ own, offered }) => offered.includes(own), {
    path: ['offered'],
    message: msg`Please offer the board’s own language too.`,
  });

/** As the content security policy names a host: no wildcard, no path, no other protocol. */
const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, fixed`Please use at most 100 characters.`)
  .regex(
    /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*(?::\d{1,5})?$/,
    fixed`Please write a host as https://stats.example.org, without a path or a *.`,
  );

const snippet = z
  .strictObject({
    script: z
      .string()
      .trim()
      .max(300, fixed`Please use at most 300 characters.`)
      .refine(
        (address) => isHttps(address) && !/[\s"'<>;,*\\]/.test(address),
        fixed`Please enter the address of the script, which begins with https://.`,
      ),
    /** Hosts that the script may send to, besides its own. */
    hosts: z
      .array(host)
      .max(5, fixed`Please name at most 5 hosts.`)
      .default([]),
    /** Attributes of the script's element: `domain` for `data-domain`. */
    data: z
      .array(
        z.strictObject({
          name: z
            .string()
            .trim()
            .regex(
              /^[a-z][a-z\d-]{0,39}$/,
              fixed`Please use small letters, digits and hyphens, without data-.`,
            ),
          value: z
            .string()
            .max(200, fixed`Please use at most 200 characters.`)
            .regex(/^[^<>"\p{Cc}]*$/u, fixed`Please leave out special characters such as < and ".`),
        }),
      )
      .max(8, fixed`Please use at most 8 attributes.`)
      .refine(
        (all) => new Set(all.map(({ name }) => name)).size === all.length,
        fixed`Name each attribute once.`,
      )
      .default([]),
    /** Visitors who ask not to be tracked load nothing. */
    doNotTrack: z.boolean().default(true),
  })
  .nullable();

export type AnalyticsSnippet = NonNullable<z.output<typeof snippet>>;

const contact = z
  .strictObject({
    email: z.email().max(254).nullable(),
    phone: oneLine(40, msg`Please enter a phone number.`).nullable(),
    address: oneLine(200, msg`Please enter an address.`).nullable(),
    position: mapPositionSchema.nullable(),
  })
  .nullable();

const promoTexts = z.strictObject({
  review: oneLine(promoTextMaxLength, msg`Please say what the review is.`),
  packages: oneLine(promoTextMaxLength, msg`Please say what the packages are.`),
});
const ownPromoTexts = ownOr(promoTexts, defaultPromoTexts);

/** Who the board is, its texts, its features and its dates. */
export const settings = {
  name: setting({
    schema: oneLine(boardNameMaxLength, msg`Please give the board a name.`),
    standard: 'Waymark',
    shown: (name) => ({ name }),
    page: '/staff/settings',
  }),
  /** The uploaded picture; null for the drawn mark. */
  mark: setting({
    schema: z.strictObject({ markId: z.uuid() }).nullable(),
    standard: null,
    shown: (mark) => ({ markUrl: mark && `/api/board-marks/${mark.markId}` }),
    page: '/staff/settings',
  }),
  accent: setting({
    schema: accentSchema,
    standard: defaultAccent,
    /** The drawn mark in the board's own colour; null for the product's. */
    shown: ({ light }) => ({
      drawnIconUrl: light === defaultAccent.light ? null : `/api/board-icons/${light.slice(1)}`,
    }),
    page: '/staff/settings',
  }),
  /** What else makes the board look as it does; pages ask for the parts that they show. */
  look: setting({ schema: lookSchema, standard: standardLook, page: '/staff/settings/look' }),
  /** The sender of mails; null for MAIL_FROM. */
  sender: setting({
    schema: z
      .strictObject({ name: oneLine(60, msg`Please say who writes.`), address: z.email().max(254) })
      .nullable(),
    standard: null,
    page: '/staff/settings',
  }),
  /** The contact details of the operator; null for CONTACT_…. */
  contact: setting({
    schema: contact,
    given: () =>
      contact.refine((given) => !given?.phone || canBeDialled(given.phone), {
        path: ['phone'],
        message: invalidPhone,
      }),
    standard: null,
    page: '/staff/settings',
  }),
  /** The operator, as an imprint has to name them. */
  operator: setting({
    schema: z.strictObject({
      name: oneLine(120, msg`Please name the operator.`).nullable(),
      address: fewLines(300, msg`Please enter a postal address.`).nullable(),
      /** The register of the operator, and the number in it. */
      register: oneLine(120, msg`Please enter a register and a number.`).nullable(),
      vatNumber: oneLine(40, msg`Please enter a VAT number.`).nullable(),
      /** The person responsible for the content. */
      responsible: oneLine(120, msg`Please name the responsible person.`).nullable(),
    }),
    standard: { name: null, address: null, register: null, vatNumber: null, responsible: null },
    page: '/staff/settings',
  }),
  /** Whether lists of jobs have lines about reviews and packages. */
  promos: setting({
    schema: z.boolean(),
    standard: true,
    shown: (promos) => ({ promos }),
    page: '/staff/settings',
  }),
  /** The texts of those lines; null for the default ones. */
  promoTexts: setting({
    schema: promoTexts,
    standard: defaultPromoTexts,
    shown: (value) => ({ promoTexts: ownPromoTexts(value) }),
    page: '/staff/settings',
  }),
  terms: setting({ schema: legalText, standard: '', page: '/staff/settings' }),
  privacy: setting({ schema: legalText, standard: '', page: '/staff/settings' }),
  imprint: setting({ schema: legalText, standard: '', page: '/staff/settings' }),
  fraudPolicy: setting({ schema: legalText, standard: '', page: '/staff/settings' }),
  features: setting({
    schema: featuresSchema,
    standard: defaultFeatures,
    shown: (switches) => ({ off: featuresOff(switches) }),
    page: '/staff/settings',
  }),
  mails: setting({
    schema: mailsSchema,
    given: () => givenMailsSchema,
    standard: {},
    page: '/staff/settings/mails',
  }),
  /** Where the board is, and how days are written. */
  timeZone: setting({
    schema: timeZone,
    standard: 'UTC',
    shown: (value) => ({ timeZone: value }),
    page: '/staff/settings/site',
  }),
  dateStyle: setting({
    schema: z.enum(dateStyles.map(({ value }) => value)),
    standard: 'day-month',
    shown: (dateStyle) => ({ dateStyle }),
    page: '/staff/settings/site',
  }),
  /** The language of the board's own texts, and those in which its pages and mails are offered. */
  languages: setting({
    schema: boardLanguages,
    standard: { own: sourceLanguage, offered: [sourceLanguage] },
    shown: (value) => ({ languages: value }),
    page: '/staff/settings/site',
  }),
  /** The board's own words in the others of them. */
  ownTexts: setting({
    schema: ownTextsSchema,
    given: () => givenOwnTextsSchema,
    standard: {},
    page: '/staff/settings/own-texts',
  }),
  /** The script of staff's choice that counts visits of public pages. */
  analytics: setting({
    schema: snippet,
    standard: null,
    shown: (value) => ({ hasAnalytics: value !== null }),
    page: '/staff/settings/site',
  }),
};
