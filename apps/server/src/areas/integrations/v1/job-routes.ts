import { sayTo } from '../../../platform/http/say-to.ts';
import type { JobAction } from '@waymark/contract/posting/choices';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { rewriteJob } from '../../posting/postings/direct-commands.ts';
import { listDrafts } from '../../posting/postings/queries.ts';
import type { KeyViewer } from '../keys/policy.ts';
import { callOnce } from './idempotency-commands.ts';
import {
  actOnCompanyJob,
  failByField,
  getCompanyJob,
  listCompanyJobs,
  postCompanyJob,
} from './job-commands.ts';
import { requireBoardKey, requireCompanyKey, type CompanyKey } from './policy.ts';
import { presentCompanyJobDetail, presentJobState, presentUpserted } from './presenter.ts';
import { listUpserted } from './queries.ts';
import { changeFields, hashCall, linkPages, readIdempotencyKey } from './rules.ts';
import { closeUpserted, upsertJobs } from './upsert-commands.ts';

/** Makes a call of a key once for its Idempotency-Key. */
export async function answerOnce<Answer>(
  { database }: Services,
  { request, reply, viewer }: { request: FastifyRequest; reply: FastifyReply; viewer: KeyViewer },
  make: (operationId: string) => Promise<Answer>,
): Promise<Answer> {
  const idempotencyKey = readIdempotencyKey(request.headers['idempotency-key']);
  const call = { keyId: viewer.keyId, idempotencyKey, requestHash: hashCall(request) };
  const { answer, isReplayed } = await callOnce(database, call, make);
  if (isReplayed) reply.header('idempotency-replayed', 'true');
  return answer;
}

/** Reading the postings of a key's company. */
export function v1JobReadRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;
  const mayRead = requireCompanyKey('jobs:read');

  serve('GET /v1/company/jobs', mayRead, async ({ query, url }, viewer, reply) => {
    const found = await listCompanyJobs(services, viewer, query);
    reply.header('link', linkPages(url, found));
    return found;
  });

  serve('GET /v1/company/drafts', mayRead, async ({ query, url }, { owner }, reply) => {
    const found = await listDrafts(database, owner.companyId, query.page);
    reply.header('link', linkPages(url, found));
    return found;
  });

  serve('GET /v1/company/jobs/:jobId', mayRead, async ({ params }, viewer) => ({
    data: presentCompanyJobDetail(await getCompanyJob(services, viewer, params.jobId)),
  }));
}

/** Posting, changing, closing and reopening jobs of a key's company, by the commands of its pages. */
export function v1JobWriteRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, changes } = services;
  const mayWrite = requireCompanyKey('jobs:write');
  const present = async (viewer: CompanyKey, jobId: string) => ({
    data: presentJobState(await getCompanyJob(services, viewer, jobId)),
  });

  serve('POST /v1/company/jobs', mayWrite, (request, viewer, reply) =>
    answerOnce(services, { request, reply, viewer }, async (operationId) => {
      const jobId = await postCompanyJob(services, viewer, { posting: request.body, operationId });
      return present(viewer, jobId);
    }),
  );

  serve('PATCH /v1/company/jobs/:jobId', mayWrite, async ({ params: { jobId }, body }, viewer) => {
    const { userId, owner } = viewer;
    const change = (fields: Parameters<typeof changeFields>[0]) => changeFields(fields, body);
    await rewriteJob(database, { userId, companyId: owner.companyId, jobId, change }).catch(failByField);
    await changes.settledEverywhere();
    return present(viewer, jobId);
  });

  const change = async (
    { viewer, jobId }: { viewer: CompanyKey; jobId: string },
    action: JobAction,
    deadline: string | null = null,
  ) => {
    await actOnCompanyJob(services, viewer, { jobId, action, deadline });
    return present(viewer, jobId);
  };

  serve('POST /v1/company/jobs/:jobId/close', mayWrite, (request, viewer, reply) =>
    answerOnce(services, { request, reply, viewer }, () =>
      change({ viewer, jobId: request.params.jobId }, 'close'),
    ),
  );
  serve('POST /v1/company/jobs/:jobId/fill', mayWrite, (request, viewer, reply) =>
    answerOnce(services, { request, reply, viewer }, () =>
      change({ viewer, jobId: request.params.jobId }, 'fill'),
    ),
  );
  serve('POST /v1/company/jobs/:jobId/reopen', mayWrite, (request, viewer, reply) =>
    answerOnce(services, { request, reply, viewer }, () =>
      change({ viewer, jobId: request.params.jobId }, 'renew', request.body.deadline),
    ),
  );
}

/** Postings of any company, by a key of the board. */
export function v1BoardRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, changes } = services;

  serve('GET /v1/board/jobs', requireBoardKey('jobs:read'), async ({ query, url }, _viewer, reply) => {
    const { data, ...page } = await listUpserted(database, query);
    reply.header('link', linkPages(url, page));
    return { data: data.map(presentUpserted), ...page };
  });

  serve(
    'POST /v1/board/jobs',
    requireBoardKey('jobs:write'),
    (request, viewer, reply) =>
      answerOnce(services, { request, reply, viewer }, async () => {
        const data = await upsertJobs(sayTo(request), database, request.body.jobs);
        await changes.settledEverywhere();
        return { data };
      }),
    { config: { jsonLimits: jsonLimits.calledPostings } },
  );

  serve('POST /v1/board/jobs/close', requireBoardKey('jobs:write'), (request, viewer, reply) =>
    answerOnce(services, { request, reply, viewer }, async () => {
      const closed = await closeUpserted(database, request.body.ids);
      await changes.settledEverywhere();
      return { data: { closed } };
    }),
  );
}
