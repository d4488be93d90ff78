import { z } from '../zod.ts';
import { messageSchema } from '../identity/accounts.ts';
import { defineEndpoints } from '../endpoint.ts';
import { version as anyVersion } from '../version.ts';
import { fixed } from '../text/say.ts';
import { msg } from '../text/message.ts';

/** The limit of the list, and of the home page. */
export const testimonialsLimit = 50;
export const testimonialsShown = 12;
const quoteMaxLength = 600;

const line = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(80, fixed`Please use at most 80 characters.`);

export const testimonialFieldsSchema = z.strictObject({
  quote: z
    .string(fixed`Enter what was said.`)
    .trim()
    .min(1, fixed`Enter what was said.`)
    .max(quoteMaxLength, fixed`Please use at most ${quoteMaxLength} characters.`),
  name: line(msg`Enter who said it.`),
  role: line(msg`Enter what they do.`),
});
export type TestimonialFields = z.output<typeof testimonialFieldsSchema>;

const staffTestimonialSchema = testimonialFieldsSchema.extend({
  id: z.uuid(),
  pictureUrl: z.string().nullable(),
  hidden: z.boolean(),
  /** A change names the version that it is based on. */
  version: z.number().int(),
});
export type StaffTestimonial = z.infer<typeof staffTestimonialSchema>;

const params = z.strictObject({ testimonialId: z.uuid(msg`There is no testimonial with this address.`) });
const version = anyVersion.min(1);

export const testimonialEndpoints = defineEndpoints({
  'GET /staff/testimonials': {
    summary: 'What people have said, in the order of the page, hidden ones too',
    answer: z.object({ data: z.array(staffTestimonialSchema) }),
  },
  'POST /staff/testimonials': {
    summary: 'Adds a testimonial at the start of the list',
    body: testimonialFieldsSchema,
    status: 201,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /staff/testimonials/:testimonialId': {
    summary: 'Changes a testimonial of the version that was read',
    params,
    body: testimonialFieldsSchema.extend({ version }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /staff/testimonials/:testimonialId/place': {
    summary: 'Moves a testimonial up or down by one place',
    params,
    body: z.strictObject({ direction: z.enum(['up', 'down']) }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /staff/testimonials/:testimonialId/hidden': {
    summary: 'Hides a testimonial, or shows it again',
    params,
    body: z.strictObject({ hidden: z.boolean() }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /staff/testimonials/:testimonialId': {
    summary: 'Removes a testimonial and its picture',
    params,
    answer: messageSchema,
  },
  'POST /staff/testimonials/:testimonialId/picture': {
    summary: 'Uploads the picture of who said it',
    params,
    form: { fields: z.strictObject({}), file: 'picture' },
    answer: messageSchema,
    errors: ['too_large', 'unsupported_file'],
  },
  'DELETE /staff/testimonials/:testimonialId/picture': {
    summary: 'Removes the picture: initials stand in its place',
    params,
    answer: messageSchema,
  },
  'GET /testimonial-pictures/:fileId': {
    summary: 'The picture of a testimonial',
    params: z.object({ fileId: z.uuid() }),
    answer: { file: 'image/webp' },
  },
});
