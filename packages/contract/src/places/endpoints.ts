import { defineEndpoints } from '../endpoint.ts';
import { z } from '../zod.ts';
import { fixed } from '../text/say.ts';
import { mapCitySchema } from './map-position.ts';

const rounded = (max: number) =>
  z
    .number(fixed`A position is in degrees.`)
    .min(-max, fixed`A position is in degrees.`)
    .max(max, fixed`A position is in degrees.`)
    .refine((degrees) => Number(degrees.toFixed(1)) === degrees, fixed`A position has one decimal.`);

/** Degrees, WGS 84, to a tenth: where somebody is is known to some ten kilometres. */
const roundedPositionSchema = z.strictObject({ latitude: rounded(90), longitude: rounded(180) });

/** The calls of the area. */
export const endpoints = defineEndpoints({
  'GET /places/map-cities': {
    summary: 'The cities that maps name, the most important first',
    answer: z.object({ data: z.array(mapCitySchema) }),
  },
  'POST /places/nearest': {
    summary: 'The place that a position is at or near',
    body: roundedPositionSchema,
    /** As `location` of a search takes it; null far from all places. */
    answer: z.object({ data: z.object({ location: z.string().nullable() }) }),
  },
});
