import { defineEndpoints } from '../endpoint.ts';
import { z } from '../zod.ts';
import { alternativeTextMaxLength, companyPicturesLimit, logoSizes } from './choices.ts';
import { fixed } from '../text/say.ts';

const sayWhat = fixed`Say in a few words what it shows, for those who cannot see it.`;

/** The alternative text of a picture, sent beside the file `picture`. */
export const companyPictureFieldsSchema = z.strictObject({
  alternativeText: z
    .string(sayWhat)
    .trim()
    .min(1, sayWhat)
    .max(alternativeTextMaxLength, fixed`Please use at most ${alternativeTextMaxLength} characters.`),
});

const companyPictureSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  smallUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alternativeText: z.string(),
});
export type CompanyPicture = z.infer<typeof companyPictureSchema>;

const companyMediaSchema = z.object({
  data: z.object({
    /** The largest size; null if initials are shown instead. */
    logoUrl: z.string().nullable(),
    pictures: z.array(companyPictureSchema).max(companyPicturesLimit),
  }),
});
export type CompanyMedia = z.infer<typeof companyMediaSchema>['data'];

const pictureParams = z.strictObject({ pictureId: z.uuid(fixed`There is no picture with this address.`) });
const sizes = logoSizes.map(String) as [string, ...string[]];

export const companyMediaEndpoints = defineEndpoints({
  'GET /company-media': { summary: 'Logo and pictures of one’s company', answer: companyMediaSchema },
  'POST /company-logo': {
    summary: 'Changes the logo of one’s company',
    form: { fields: z.strictObject({}), file: 'logo' },
    answer: companyMediaSchema,
    errors: ['too_large', 'unsupported_file'],
  },
  'DELETE /company-logo': { summary: 'Removes the logo of one’s company', answer: companyMediaSchema },
  'GET /company-logos/:logoId': {
    summary: 'A logo, a square of 256 pixels or fewer',
    params: z.strictObject({ logoId: z.string() }),
    query: z.strictObject({
      size: z.enum(sizes, fixed`size is one of ${sizes.join(', ')}.`).default(String(Math.max(...logoSizes))),
    }),
    answer: { file: 'image/webp' },
  },
  'POST /company-pictures': {
    summary: 'Adds a picture to the public page of one’s company',
    form: { fields: companyPictureFieldsSchema, file: 'picture' },
    status: 201,
    answer: companyMediaSchema,
    errors: ['too_large', 'unsupported_file', 'conflict'],
  },
  'PUT /company-pictures/:pictureId': {
    summary: 'Changes the words of a picture',
    params: pictureParams,
    body: companyPictureFieldsSchema,
    answer: companyMediaSchema,
  },
  'DELETE /company-pictures/:pictureId': {
    summary: 'Removes a picture',
    params: pictureParams,
    answer: companyMediaSchema,
  },
  'GET /company-pictures/files/:fileId': {
    summary: 'A picture of a company',
    params: z.strictObject({ fileId: z.string() }),
    answer: { file: 'image/webp' },
  },
});
