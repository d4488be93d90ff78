import { msg } from '../text/message.ts';
import { z } from '../zod.ts';
import { features, type Feature } from '../feature.ts';

const isOn = z.boolean(msg`Say on or off.`).default(true);
type Switches = Record<Feature, typeof isOn>;

/** A feature that a stored or an imported value does not name is on, as in a file of an earlier version. */
export const featuresSchema = z.strictObject(
  Object.fromEntries(features.map((feature) => [feature, isOn])) as Switches,
);
type FeatureSwitches = z.output<typeof featuresSchema>;

export const defaultFeatures: FeatureSwitches = featuresSchema.parse({});

/** The features that are switched off. */
export function featuresOff(switches: FeatureSwitches): readonly Feature[] {
  return features.filter((feature) => !switches[feature]);
}
