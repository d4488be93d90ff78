import { z } from '../zod.ts';

const outside = 'Put the marker on the map.';

/** Degrees, WGS 84. */
export const mapPositionSchema = z.strictObject({
  latitude: z.number(outside).min(-90, outside).max(90, outside),
  longitude: z.number(outside).min(-180, outside).max(180, outside),
});
export type MapPosition = z.infer<typeof mapPositionSchema>;

/** A city that maps name: degrees, WGS 84. */
export const mapCitySchema = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() });
export type MapCity = z.infer<typeof mapCitySchema>;
