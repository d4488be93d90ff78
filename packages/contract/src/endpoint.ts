import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API, said once: the server's route checks and answers by it, the client is typed by it, and the
 * OpenAPI document is written from it. Its key is `METHOD /path`, below `/api`, with `:name` for each of `params`.
 */
export interface Endpoint {
  /** One line for the description of the API. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The media type of a body that is not JSON. */
  bodyType?: string;
  /** Text fields of a multipart form, and the name under which a file travels beside them. */
  form?: { fields: z.ZodType; file?: string };
  /** The status of success; 200 where none is given. */
  status?: 200 | 201 | 202 | 302;
  /** Whether it may also answer 201, having made something. */
  mayCreate?: true;
  /** JSON, or bytes of a media type. */
  answer: z.ZodType | { file: string };
  /** The refusals that belong to this call, beside wrong input, a missing sign-in and too many tries. */
  errors?: readonly ErrorCode[];
}

export type EndpointTable = Record<`${Method} /${string}`, Endpoint>;

/** Checks a domain's endpoints against the form above and keeps their exact types. */
export function defineEndpoints<const Table extends EndpointTable>(table: Table): Table {
  return table;
}
