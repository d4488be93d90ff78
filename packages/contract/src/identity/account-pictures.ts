import { z } from '../zod.ts';
import { defineEndpoints } from '../endpoint.ts';
import { authUserSchema } from './accounts.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const wholePixels = fixed`Say where the square lies in whole pixels.`;
const pixels = z
  .string(wholePixels)
  .regex(/^\d{1,6}$/, wholePixels)
  .transform(Number)
  .optional();

/**
 * The fields beside the file `picture`: the square to keep, in pixels of the upright picture. Without them the server
 * chooses one. They are text, because the form is multipart.
 */
export const pictureSquareSchema = z
  .strictObject({ x: pixels, y: pixels, size: pixels })
  .refine(({ x, y, size }) => [x, y, size].every((one) => (one === undefined) === (size === undefined)), {
    path: ['size'],
    message: msg`Send x, y and size together, or none of them.`,
  })
  .transform(({ x, y, size }) =>
    x === undefined || y === undefined || size === undefined ? undefined : { x, y, size },
  );
export type PictureSquare = NonNullable<z.infer<typeof pictureSquareSchema>>;

export const pictureEndpoints = defineEndpoints({
  'POST /profile-picture': {
    summary: 'Changes one’s picture',
    form: { fields: pictureSquareSchema, file: 'picture' },
    answer: authUserSchema,
    errors: ['too_large', 'unsupported_file'],
  },
  'DELETE /profile-picture': { summary: 'Removes one’s picture', answer: authUserSchema },
  'GET /profile-pictures/:key': {
    summary: 'A picture, 256 by 256 pixels',
    params: z.strictObject({ key: z.string() }),
    answer: { file: 'image/webp' },
  },
});
