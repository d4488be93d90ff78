import type { Endpoint } from '../endpoint.ts';
import { endpoints, type EndpointKey } from '../endpoints.ts';
import { features, type Feature } from '../feature.ts';

const all = Object.entries<Endpoint>(endpoints) as [EndpointKey, Endpoint][];

/** The calls that go with a feature. The editor of posts and pages is in no list: its calls ask for the kind. */
export const featureEndpoints = Object.fromEntries(
  features.map((name) => [name, all.flatMap(([key, { feature }]) => (feature === name ? [key] : []))]),
) as unknown as Readonly<Record<Feature, readonly EndpointKey[]>>;

/** The files beside the API that go with a feature. */
export const featureFiles: Readonly<Partial<Record<Feature, readonly string[]>>> = {
  blog: ['/blog-feed.xml', '/blog-feed.json'],
};
