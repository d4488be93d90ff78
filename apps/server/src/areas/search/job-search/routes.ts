import { msg } from '@waymark/contract/text/message';
import { namePlaces } from '../../places/places/answer-name-rules.ts';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { sentAsWritten } from './answer-text-cache.ts';
import type { JobIndex } from './job-index.ts';

/** Searching the open jobs, one public posting, and what a beginning may go on to. */
export function jobSearchRoutes(app: App, services: Services, index: JobIndex): void {
  const { serveAll } = routesOf(app, services);
  serveAll('GET /jobs', ({ query }) => index.soFar.search(query), sentAsWritten);
  serveAll('GET /jobs/suggestions', async (request) => {
    const found = namePlaces(await index.soFar.suggest(request.query), languageOf(request));
    // Letters that were typed with their marks mean those: "Münc" is München before Muncie.
    const typed = request.query.q.toLowerCase();
    const begins = (text: string) => Number(text.toLowerCase().startsWith(typed));
    return {
      data: /[^\p{ASCII}]/u.test(typed) ? found.toSorted((a, b) => begins(b.text) - begins(a.text)) : found,
    };
  });
  serveAll('GET /jobs/:jobId', async ({ params }) => {
    const job = await index.soFar.findJob(params.jobId);
    if (!job) throw new AppError('not_found', msg`There is no job with this address.`);
    return { data: job };
  });
}
