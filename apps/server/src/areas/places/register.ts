import { preparePositions } from './places/nearest-index.ts';
import { placeRoutes } from './places/routes.ts';
import { prepareSpellings } from './places/spelling-index.ts';

/** Routes below `/api`. */
export const routes = [placeRoutes];

/** What the first search would wait for. */
export const prepare = [prepareSpellings, preparePositions];
