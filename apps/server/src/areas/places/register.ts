import { prepareSpellings } from './places/spelling-index.ts';

/** What the first search would wait for. */
export const prepare = [prepareSpellings];
