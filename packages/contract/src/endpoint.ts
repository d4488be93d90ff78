import type { z } from 'zod';
import type { BoardWords } from './board-words.ts';
import type { ErrorCode } from './errors.ts';
import type { Feature } from './feature.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API: the server validates and serialises with it, the client gets its types from it, and the
 * OpenAPI document is made from it. Its key is `METHOD /path`, below `/api`, with `:name` for each of `params`.
 */
export interface Endpoint {
  /** One line for the OpenAPI document. */
  summary: string;
  /**
   * Goes with this feature. Calls that end something, or that finish what is under way, name none: a review that was
   * asked for, an order that was paid and a link that unsubscribes work on.
   */
  feature?: Feature;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** What checks them in their place on a board: values that its words name. */
  onBoard?: { query?: (words: BoardWords) => z.ZodType; body?: (words: BoardWords) => z.ZodType };
  /** The media type of a body that is not JSON. */
  bodyType?: string;
  /** Text fields of a multipart form, and the name of its file. */
  form?: { fields: z.ZodType; file?: string };
  /** The status of success; 200 by default. */
  status?: 200 | 201 | 202 | 302;
  /** Whether it may also answer 201. */
  mayCreate?: true;
  /** JSON, or bytes of a media type. */
  answer: z.ZodType | { file: string };
  /** Error codes beside invalid input, a missing sign-in and rate limits. */
  errors?: readonly ErrorCode[];
}

export type EndpointTable = Record<`${Method} /${string}`, Endpoint>;

/** Checks the endpoints of an area and keeps their exact types. */
export function defineEndpoints<const Table extends EndpointTable>(table: Table): Table {
  return table;
}
