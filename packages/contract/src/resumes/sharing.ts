import { defineEndpoints } from '../endpoint.ts';
import { resumeExtensions } from '../identity/choices.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { isPlain } from '../text/names.ts';
import { z } from '../zod.ts';
import { linkDays, linkLabelMaxLength, linkStates } from './choices.ts';
import { resumeTextSchema } from './resume-reading.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const days = z
  .number(fixed`Please choose how long the link works.`)
  .refine(
    (value) => linkDays.some((one) => one.value === value),
    fixed`Please choose how long the link works.`,
  );

/** The content of a public link. */
const shown = {
  resumeId: z.uuid(fixed`Choose one of your resumes.`),
  withContact: z.boolean(),
};

const newResumeLinkSchema = z
  .strictObject({
    ...shown,
    label: z
      .string()
      .trim()
      .min(1, fixed`Say who the link is for, so that you find it in your list.`)
      .max(linkLabelMaxLength, fixed`Please use at most ${linkLabelMaxLength} characters.`)
      .refine(isPlain, fixed`Please use one line, without hidden characters.`),
    allowsDownload: z.boolean(),
    days,
  })
  .refine(({ withContact, allowsDownload }) => withContact || !allowsDownload, {
    path: ['allowsDownload'],
    message: msg`The file contains your contact data. Show your contact data too, or leave the file out.`,
  });
export type NewResumeLink = z.infer<typeof newResumeLinkSchema>;

const resumeLinkSchema = z.object({
  id: z.uuid(),
  label: z.string(),
  state: z.enum(linkStates),
  /** Null after its deletion. */
  resume: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  withContact: z.boolean(),
  allowsDownload: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  viewCount: z.number().int(),
  lastViewedAt: z.string().nullable(),
});
export type ResumeLink = z.infer<typeof resumeLinkSchema>;

/** A visitor, listed once a day, without an address. */
const resumeLinkViewSchema = z.object({
  /** "Firefox on Windows", "A program". */
  device: z.string(),
  viewedAt: z.string(),
  hasDownloaded: z.boolean(),
});
export type ResumeLinkView = z.infer<typeof resumeLinkViewSchema>;

/** A shared resume, for anyone with the link. */
const sharedResumeSchema = z.object({
  /** The full name with contact data, else first name and initial. */
  name: z.string(),
  format: z.enum(resumeExtensions),
  /** Null if the file is not shared. */
  fileName: z.string().nullable(),
  updatedAt: z.string(),
  expiresAt: z.string(),
  text: resumeTextSchema,
  /** Whether the owner is looking. */
  isOwner: z.boolean(),
});
export type SharedResume = z.infer<typeof sharedResumeSchema>;

const linkParams = z.strictObject({ linkId: z.uuid(fixed`There is no link with this address.`) });
/** An invalid link answers like one that has ended. */
const linkQuery = z.strictObject({ link: z.string().catch('') });
const oneLink = z.object({ data: resumeLinkSchema });

export const resumeSharingEndpoints = defineEndpoints({
  'GET /resume-links': {
    summary: 'One’s public links, the newest first',
    answer: z.object({ data: z.array(resumeLinkSchema) }),
  },
  'POST /resume-links': {
    summary: 'Makes a public link to a resume; its address is answered this once',
    body: newResumeLinkSchema,
    status: 201,
    answer: z.object({ data: resumeLinkSchema, address: z.string() }),
    errors: ['conflict'],
  },
  'POST /resume-links/preview': {
    summary: 'What a public link would show',
    body: z.strictObject(shown),
    answer: z.object({ data: resumeTextSchema }),
  },
  'POST /resume-links/:linkId/renewal': {
    summary: 'Lets a link work for a number of days from now',
    params: linkParams,
    body: z.strictObject({ days }),
    answer: oneLink,
    errors: ['conflict'],
  },
  'DELETE /resume-links/:linkId': {
    summary: 'Revokes a link for good',
    params: linkParams,
    answer: oneLink,
  },
  'GET /resume-links/:linkId/views': {
    summary: 'Who has looked, the latest first',
    params: linkParams,
    query: z.strictObject(pageQuery),
    answer: pageOf(resumeLinkViewSchema),
  },
  'GET /shared-resume': {
    summary: 'The resume of a public link; its owner sees that it was opened',
    query: linkQuery,
    answer: z.object({ data: sharedResumeSchema }),
    errors: ['not_found'],
  },
  'GET /shared-resume/file': {
    summary: 'The file of a public link, where it may be had',
    query: linkQuery,
    answer: { file: 'application/octet-stream' },
    errors: ['not_found'],
  },
});
