import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { isHttps } from '../text/setting-texts.ts';
import { version as anyVersion } from '../version.ts';
import { z } from '../zod.ts';
import { bannerPlaces } from './choices.ts';
import { fixed } from '../text/say.ts';
import { msg } from '../text/message.ts';

export const bannersLimit = 20;

const line = (missing: string, max: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, fixed`Please use at most ${max} characters.`);

const bannerDatesAreInOrder = {
  path: ['lastDay'],
  error: fixed`The last day comes after the first.`,
};

const fields = z.strictObject({
  title: line(msg`Enter what is advertised.`, 60),
  text: z
    .string()
    .trim()
    .max(160, fixed`Please use at most 160 characters.`),
  url: line(msg`Enter where it leads.`, 500).refine(
    isHttps,
    fixed`Use an address that begins with https://.`,
  ),
  places: z
    .array(z.enum(bannerPlaces.map(({ value }) => value)))
    .min(1, fixed`Choose where it is shown.`)
    .max(bannerPlaces.length),
  /** Both are days in UTC, and both are shown. */
  firstDay: z.iso.date(fixed`Choose the first day.`),
  lastDay: z.iso.date(fixed`Choose the last day.`),
});
const inOrder = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) => firstDay <= lastDay;

export const bannerFieldsSchema = fields.refine(inOrder, bannerDatesAreInOrder);
export type BannerFields = z.output<typeof bannerFieldsSchema>;

const staffBannerSchema = fields.extend({
  id: z.uuid(),
  pictureUrl: z.string().nullable(),
  /** How often it was on a screen, and followed; of nobody in particular. */
  views: z.number().int(),
  clicks: z.number().int(),
  state: z.enum(['shown', 'later', 'over']),
  version: z.number().int(),
});
export type StaffBanner = z.infer<typeof staffBannerSchema>;

/** A banner as a page shows it. */
export interface Banner {
  id: string;
  title: string;
  text: string;
  /** The name of the place that it leads to. */
  host: string;
  pictureUrl: string | null;
}

const params = z.strictObject({ bannerId: z.uuid(msg`There is no banner with this address.`) });
const version = anyVersion.min(1);

export const bannerEndpoints = defineEndpoints({
  'GET /staff/banners': {
    summary: 'What is shown to guests as advertisement, and how often it was seen and followed',
    answer: z.object({ data: z.array(staffBannerSchema) }),
  },
  'POST /staff/banners': {
    summary: 'Adds a banner',
    body: bannerFieldsSchema,
    status: 201,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /staff/banners/:bannerId': {
    summary: 'Changes a banner of the version that was read',
    params,
    body: fields.extend({ version }).refine(inOrder, bannerDatesAreInOrder),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /staff/banners/:bannerId': {
    summary: 'Removes a banner with its picture and its counts',
    params,
    answer: messageSchema,
  },
  'POST /staff/banners/:bannerId/picture': {
    summary: 'Uploads the picture of a banner',
    params,
    form: { fields: z.strictObject({}), file: 'picture' },
    answer: messageSchema,
    errors: ['too_large', 'unsupported_file'],
  },
  'GET /banner-pictures/:fileId': {
    summary: 'The picture of a banner',
    params: z.object({ fileId: z.uuid() }),
    answer: { file: 'image/webp' },
  },
  'GET /banners/:bannerId/seen': {
    summary:
      'An empty picture that a browser asks for when a banner is on its screen: it counts that, and no person',
    params,
    answer: { file: 'image/gif' },
  },
  'GET /banners/:bannerId/follow': {
    summary: 'Leads to what is advertised; counted, and no person with it',
    params,
    status: 302,
    answer: z.null(),
  },
});
