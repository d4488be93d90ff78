import { features, type Feature } from '@waymark/contract/feature';
import { featureEndpoints, featureFiles } from '@waymark/contract/office/feature-endpoints';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../errors.ts';
import { board } from './board.ts';

const featureOf = new Map<string, Feature>(
  features.flatMap((feature) =>
    [...featureEndpoints[feature], ...(featureFiles[feature] ?? [])].map((name) => [name, feature] as const),
  ),
);

/** Whether a call (`METHOD /path`) or a file (its path) belongs to a feature that may be switched off. */
export const belongsToFeature = (name: string): boolean => featureOf.has(name);

/**
 * Throws `not_found` for a call (`METHOD /path`) or a file (its path) of a feature that is switched off, before anything
 * else is asked of the caller.
 */
export function refuseSwitchedOff(name: string): void {
  const feature = featureOf.get(name);
  if (feature !== undefined) refuseFeature(feature);
}

/** Throws `not_found` where a feature is switched off. */
export function refuseFeature(feature: Feature): void {
  if (board.has(feature)) return;
  throw new AppError('not_found', msg`This board does not have this: it is switched off.`);
}
