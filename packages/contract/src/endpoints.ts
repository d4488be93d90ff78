import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints as companies } from './companies/endpoints.ts';
import { endpoints as content } from './content/endpoints.ts';
import { endpoints as hiring } from './hiring/endpoints.ts';
import { endpoints as identity } from './identity/endpoints.ts';
import { endpoints as integrations } from './integrations/endpoints.ts';
import { endpoints as jobs } from './jobs/endpoints.ts';
import { endpoints as lifecycle } from './lifecycle/endpoints.ts';
import { endpoints as office } from './office/endpoints.ts';
import { endpoints as payments } from './payments/endpoints.ts';
import { endpoints as places } from './places/endpoints.ts';
import { endpoints as posting } from './posting/endpoints.ts';
import { endpoints as resumes } from './resumes/endpoints.ts';
import { endpoints as search } from './search/endpoints.ts';
import { endpoints as seeking } from './seeking/endpoints.ts';

/** The calls by area, which the description of the API groups them by. */
export const endpointsByArea = {
  identity,
  companies,
  jobs,
  search,
  places,
  resumes,
  payments,
  posting,
  hiring,
  seeking,
  content,
  integrations,
  lifecycle,
  office,
};

/** Every call of the API, by `METHOD /path`. Browsers import only its type, so the schemas stay on the server. */
export const endpoints = {
  ...identity,
  ...companies,
  ...jobs,
  ...search,
  ...places,
  ...resumes,
  ...payments,
  ...posting,
  ...hiring,
  ...seeking,
  ...content,
  ...integrations,
  ...lifecycle,
  ...office,
};

type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

type Schema<Key extends EndpointKey, Part extends keyof Endpoint> =
  Endpoints[Key] extends Record<Part, infer S extends z.ZodType> ? S : never;
type Sent<S> = [S] extends [never] ? undefined : z.input<S & z.ZodType>;
type Received<S> = [S] extends [never] ? undefined : z.output<S & z.ZodType>;

/** The input before validation. */
export type SentParams<Key extends EndpointKey> = Sent<Schema<Key, 'params'>>;
export type SentQuery<Key extends EndpointKey> = Sent<Schema<Key, 'query'>>;
export type SentBody<Key extends EndpointKey> = Sent<Schema<Key, 'body'>>;

/** The validated input of a route. */
export type ReceivedParams<Key extends EndpointKey> = Received<Schema<Key, 'params'>>;
export type ReceivedQuery<Key extends EndpointKey> = Received<Schema<Key, 'query'>>;
export type ReceivedBody<Key extends EndpointKey> = Received<Schema<Key, 'body'>>;

/** The answer of a route, before serialisation. */
export type GivenAnswer<Key extends EndpointKey> = Endpoints[Key]['answer'] extends infer S extends z.ZodType
  ? z.input<S>
  : unknown;
/** The answer that a caller gets. */
export type Answer<Key extends EndpointKey> = Endpoints[Key]['answer'] extends infer S extends z.ZodType
  ? z.output<S>
  : Blob;
