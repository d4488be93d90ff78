import {
  jobDetailSchema,
  jobParamsSchema,
  jobSearchResultSchema,
  jobSearchSchema,
  suggestionsQuerySchema,
  suggestionsSchema,
} from '@waymark/contract/jobs';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { findJob } from './detail-queries.ts';
import type { JobIndex } from './index-queries.ts';
import { searchJobs } from './search-queries.ts';
import { suggest } from './suggestion-queries.ts';
import { z } from 'zod';

/** The public side of jobs: search and a single posting. */
export function jobRoutes(app: App, { database }: Services, index: JobIndex): void {
  app.get(
    '/jobs',
    { schema: { querystring: jobSearchSchema, response: { 200: jobSearchResultSchema } } },
    (request) => searchJobs(database, index, request.query),
  );

  app.get(
    '/jobs/suggestions',
    { schema: { querystring: suggestionsQuerySchema, response: { 200: suggestionsSchema } } },
    async ({ query }) => ({ data: await suggest(index, query) }),
  );

  app.get(
    '/jobs/:jobId',
    { schema: { params: jobParamsSchema, response: { 200: z.object({ data: jobDetailSchema }) } } },
    async (request) => {
      const job = await findJob(database, request.params.jobId);
      if (!job) throw new AppError('not_found', 'There is no job with this address.');
      return { data: job };
    },
  );
}
