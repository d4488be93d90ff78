import { msg } from '../text/message.ts';
import { z } from '../zod.ts';
import { messageSchema } from '../identity/accounts.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { canonicalPath, paths } from '../paths.ts';
import { fixed } from '../text/say.ts';

const pages: readonly string[] = Object.values(paths);
const plainPath = /^\/(?![/\\])[^\s?#\\]*$/;

/** A path of a former page: no path of a present page, or of anything but a page. */
const fromPath = z
  .string(fixed`Enter the old path.`)
  .trim()
  .min(2, fixed`Enter the old path, for example /careers.`)
  .max(300, fixed`Please use at most 300 characters.`)
  .regex(
    plainPath,
    fixed`Enter a path, for example /careers: it begins with one slash and has no question mark.`,
  )
  .refine(
    (path) => !pages.includes(canonicalPath(path)),
    fixed`There is a page at this path already. Enter another one.`,
  )
  .refine(
    (path) => !/^\/(api|dev|assets)(\/|$)/i.test(path),
    fixed`A page cannot have this path. Enter another one.`,
  );

/** A path of this site with its query: a redirect to another site could deceive visitors. */
const toPath = z
  .string(fixed`Enter the new path.`)
  .trim()
  .min(1, fixed`Enter the new path, for example /about-us.`)
  .max(500, fixed`Please use at most 500 characters.`)
  .regex(/^\/(?![/\\])[^\s#\\]*$/, fixed`Enter a path of this board, for example /about-us.`);

export const redirectFieldsSchema = z
  .strictObject({ fromPath, toPath })
  .refine((fields) => fields.fromPath !== fields.toPath.split('?')[0], {
    path: ['toPath'],
    error: fixed`The new path is the same as the old one. Enter another one.`,
  });
export type RedirectFields = z.output<typeof redirectFieldsSchema>;

const redirectSchema = z.object({
  id: z.uuid(),
  fromPath: z.string(),
  toPath: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
});
export type Redirect = z.infer<typeof redirectSchema>;

const redirectParams = z.strictObject({ redirectId: z.uuid(msg`There is no redirect with this address.`) });

export const redirectEndpoints = defineEndpoints({
  'GET /staff/redirects': {
    summary: 'Old paths and where they lead',
    query: z.strictObject(pageQuery),
    answer: pageOf(redirectSchema),
    errors: ['not_found'],
  },
  'GET /staff/redirects/file': {
    summary: 'All redirects as CSV: the old path and where it leads',
    answer: { file: 'text/csv' },
  },
  'POST /staff/redirects': {
    summary: 'Has an old path lead to a page of the board',
    body: redirectFieldsSchema,
    status: 201,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /staff/redirects/:redirectId': {
    summary: 'Removes a redirect: its old path leads nowhere again',
    params: redirectParams,
    answer: messageSchema,
  },
});
