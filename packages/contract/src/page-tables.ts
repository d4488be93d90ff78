import { allPages, pagesByArea, type Paths } from './all-pages.ts';
import { features, type Feature } from './feature.ts';

/*
 * What browsers need to know of the pages: built, these are plain values, and no row comes along
 * (`apps/web/evaluate-tables.ts`).
 */

/** Every path of the product by the name of its page: links are built from these only. */
export const paths = Object.fromEntries(
  Object.values(pagesByArea).flatMap((pages) =>
    Object.entries(pages).map(([name, { path }]) => [name, path] as const),
  ),
) as unknown as Paths;

/** Pages that need a signed-in user. */
export const protectedPaths: readonly string[] = allPages.flatMap(({ access, path }) =>
  access === 'public' || access === 'guests' ? [] : [path],
);

/** Pages that redirect signed-in users, with the target. */
export const guestOnlyPaths: Readonly<Record<string, string>> = Object.fromEntries(
  allPages.flatMap(({ membersTo, path }) => (membersTo === undefined ? [] : [[path, membersTo]])),
);

/** Pages of the site whose script waits for a touch: they are read, and do nothing by themselves (decision 038). */
export const waitingPaths: readonly string[] = allPages.flatMap(({ access, layout, wakes, path }) =>
  access === 'public' && layout === undefined && !wakes ? [path] : [],
);

/** Further forms of signing in. */
export const entrancePaths: readonly string[] = allPages.flatMap(({ isEntrance, path }) =>
  isEntrance ? [path] : [],
);

/** Pages whose text the operator has written, in the board's own language. */
export const ownTextPaths: readonly string[] = allPages.flatMap(({ isOwnText, path }) =>
  isOwnText ? [path] : [],
);

type ByFeature = Readonly<Record<Feature, readonly string[]>>;
const byFeature = (addressesOf: (feature: Feature) => string[]) =>
  Object.fromEntries(features.map((feature) => [feature, addressesOf(feature)])) as unknown as ByFeature;

/** The pages that go with a feature. */
export const featurePaths = byFeature((feature) =>
  allPages.flatMap((page) => (page.feature === feature ? [page.path] : [])),
);

/** Entries of menus that go with a feature while their page stays. */
export const featureEntries = byFeature((feature) =>
  allPages.flatMap(({ path, menu = [] }) =>
    menu.flatMap((entry) => (entry.feature === feature ? [path + (entry.hash ? `#${entry.hash}` : '')] : [])),
  ),
);
