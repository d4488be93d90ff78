import { messageSchema } from '../identity/accounts.ts';
import { defineEndpoints } from '../endpoint.ts';
import { feedPartners, type FeedPartner } from '../posting/visit-marks.ts';
import { z } from '../zod.ts';
import { feedLacks, noticeChannels, type FeedLack, type NoticeChannel } from './choices.ts';
import { fixed } from '../text/say.ts';

const partnerSchema = z.enum(
  feedPartners.map(({ value }) => value) as [FeedPartner, ...FeedPartner[]],
  fixed`There is no feed for this partner.`,
);
const channelSchema = z.enum(
  noticeChannels.map(({ value }) => value) as [NoticeChannel, ...NoticeChannel[]],
  fixed`There are no notices of this kind.`,
);
const lackSchema = z.enum(Object.keys(feedLacks) as [FeedLack, ...FeedLack[]]);

const partnerFeedSchema = z.object({
  partner: partnerSchema,
  isOn: z.boolean(),
  /** When its address was made, ISO 8601; null for a feed without one. */
  addressMadeAt: z.iso.datetime().nullable(),
  /** When the partner last read it. */
  readAt: z.iso.datetime().nullable(),
  /** Visitors that came from it in the last 30 days. */
  clicks: z.number().int(),
  /** Companies that staff or they themselves left out; those that stay out of every feed are in each list. */
  leftOut: z.array(z.object({ companyId: z.uuid(), company: z.string(), by: z.enum(['staff', 'company']) })),
});
export type PartnerFeed = z.infer<typeof partnerFeedSchema>;

const feedCheckSchema = z.object({
  partner: partnerSchema,
  sent: z.number().int(),
  /** Postings of companies that are left out. */
  leftOut: z.number().int(),
  /** Postings from elsewhere, whose source does not allow to pass them on. */
  imported: z.number().int(),
  lacking: z.number().int(),
  lacks: z.array(z.object({ lack: lackSchema, count: z.number().int() })),
  /** The first of those that lack something. */
  examples: z.array(
    z.object({ jobId: z.uuid(), title: z.string(), company: z.string(), lacks: z.array(lackSchema) }),
  ),
});
export type FeedCheck = z.infer<typeof feedCheckSchema>;

const channelStateSchema = z.object({
  channel: channelSchema,
  isOn: z.boolean(),
  /** Why it cannot be switched on; empty where it can. */
  obstacle: z.string(),
  waiting: z.number().int(),
  /** The last batch that was taken, and how many addresses it had. */
  sentAt: z.iso.datetime().nullable(),
  sentCount: z.number().int(),
  failures: z.number().int(),
  failure: z.string(),
  retryAt: z.iso.datetime().nullable(),
});
export type NoticeChannelState = z.infer<typeof channelStateSchema>;

export const leaveOutSchema = z.strictObject({
  company: z
    .string(fixed`Enter a company.`)
    .trim()
    .min(1, fixed`Enter the name of a company, or the address of its page.`)
    .max(300, fixed`Please use at most 300 characters.`),
});
export type LeaveOutFields = z.output<typeof leaveOutSchema>;

const params = z.strictObject({ partner: partnerSchema });
const switchSchema = z.strictObject({ isOn: z.boolean() });

export const feedEndpoints = defineEndpoints({
  'GET /staff/feeds': {
    summary: 'The feeds of partners: switches, companies that are left out, clicks',
    answer: z.object({ data: z.array(partnerFeedSchema) }),
  },
  'GET /staff/feeds/check': {
    summary: 'How many postings go out to each partner, and which lack what it requires',
    answer: z.object({ data: z.array(feedCheckSchema) }),
  },
  'PUT /staff/feeds/:partner': {
    summary: 'Switches the feed of a partner on or off',
    params,
    body: switchSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/feeds/:partner/address': {
    summary: 'Makes a new address of a feed, shown once; the former one ends',
    params,
    answer: z.object({ data: z.object({ address: z.string() }) }),
  },
  'POST /staff/feeds/:partner/left-out': {
    summary: 'Leaves a company out of the feed of a partner',
    params,
    body: leaveOutSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /staff/feeds/:partner/left-out/:companyId': {
    summary: 'Puts a company back into the feed of a partner',
    params: z.strictObject({
      partner: partnerSchema,
      companyId: z.uuid(fixed`There is no company with this address.`),
    }),
    answer: messageSchema,
  },
  'GET /company/feeds': {
    summary: 'Whether the postings of the company go out to partners',
    answer: z.object({ data: z.object({ isOn: z.boolean() }) }),
  },
  'PUT /company/feeds': {
    summary: 'Decides whether the postings of the company go out to partners',
    body: switchSchema,
    answer: messageSchema,
  },
  'GET /staff/search-notices': {
    summary: 'How search engines are told of changed pages, and how the last batch went',
    answer: z.object({ data: z.array(channelStateSchema) }),
  },
  'PUT /staff/search-notices/:channel': {
    summary: 'Switches notices to search engines on or off',
    params: z.strictObject({ channel: channelSchema }),
    body: switchSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
