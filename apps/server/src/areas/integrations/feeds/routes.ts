import { jobSearchOn, jobSearchSchema, type JobSearch } from '@waymark/contract/jobs/jobs';
import {
  companyFeedPath,
  feedFormats,
  jobFeedPath,
  type FeedExtension,
} from '@waymark/contract/integrations/feed-paths';
import type { z } from 'zod';
import { checkOnBoard } from '../../../platform/http/check-on-board.ts';
import type { App } from '../../../platform/http/app.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import type { AnswerCache } from '../public-answers/answer-cache.ts';
import { feedKeptMs } from './constants.ts';
import { queryOfSearch, readCompanyFeed, readSearchFeed } from './syndication-queries.ts';
import { writeAtom, writeJsonFeed, writeRss, type SyndicatedFeed } from './syndication-rules.ts';

const writers: Record<FeedExtension, (feed: SyndicatedFeed) => string> = {
  rss: writeRss,
  atom: writeAtom,
  json: writeJsonFeed,
};

/** The newest postings of any search and of any company, for everybody (L-27). */
export function syndicationRoutes(
  app: App,
  { index, answers, publicUrl }: { index: JobIndex; answers: AnswerCache; publicUrl: string },
): void {
  const validatorCompiler = checkOnBoard({ query: jobSearchOn });
  for (const { extension, type } of feedFormats) {
    const write = writers[extension];
    app.get<{ Querystring: JobSearch }>(
      jobFeedPath(extension),
      { schema: { hide: true, querystring: jobSearchSchema }, validatorCompiler },
      (request, reply) => {
        const search: z.output<typeof jobSearchSchema> = request.query;
        const key = jobFeedPath(extension, queryOfSearch(search));
        const read = async () => write(await readSearchFeed(index, search, extension, publicUrl));
        return answers.send(request, reply, {
          key,
          type: `${type}; charset=utf-8`,
          keptMs: feedKeptMs,
          read,
        });
      },
    );
    app.get<{ Params: { company: string } }>(
      `/feeds/companies/:company(^[\\w-]+).${extension}`,
      { schema: { hide: true } },
      (request, reply) => {
        const { company } = request.params;
        const key = companyFeedPath(extension, company.toLowerCase());
        const read = async () => write(await readCompanyFeed(index, company, extension, publicUrl));
        return answers.send(request, reply, {
          key,
          type: `${type}; charset=utf-8`,
          keptMs: feedKeptMs,
          read,
        });
      },
    );
  }
}
