import { msg } from '@waymark/contract/text/message';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf, sentUnchecked } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { createCompanyDirectory } from '../../pages/company-directory/page-queries.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { admitKey } from '../keys/policy.ts';
import { presentChoices, presentCompany } from './presenter.ts';
import { linkPages } from './rules.ts';

/** Pages of any site may read what is public. They send no key: a key in a page is a public one. */
async function allowPages(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Link, Retry-After, X-Request-Id',
  });
}
const forPages: RouteShorthandOptions = { onRequest: allowPages };

const companyPageSize = 25;

/** The public part of version 1 of the API: jobs and companies. */
export function v1PublicRoutes(app: App, services: Services, index: JobIndex): void {
  const { serve } = routesOf(app, services);
  const directory = createCompanyDirectory(index);
  for (const path of [
    '/v1/jobs',
    '/v1/jobs/:jobId',
    '/v1/posting-choices',
    '/v1/companies',
    '/v1/companies/:companyId',
  ]) {
    app.options(path, { ...forPages, schema: { hide: true } }, answerPreflight);
  }

  serve(
    'GET /v1/jobs',
    admitKey,
    async ({ query, url }, _viewer, reply) => {
      const found = await index.search({ ...query, isStrict: true });
      reply.header('link', linkPages(url, found));
      return found;
    },
    { ...forPages, ...sentUnchecked },
  );
  serve(
    'GET /v1/jobs/:jobId',
    admitKey,
    async ({ params }) => {
      const data = await index.findJob(params.jobId);
      if (!data) throw new AppError('not_found', msg`There is no job with this address.`);
      return { data };
    },
    forPages,
  );
  serve('GET /v1/posting-choices', admitKey, async () => ({ data: presentChoices() }), forPages);
  serve(
    'GET /v1/companies',
    admitKey,
    async ({ query, url }, _viewer, reply) => {
      const { q, letter, sort, page } = query;
      const search = { q, letter, sort, page, pageSize: companyPageSize };
      const { data, total, pageSize } = await directory.searchCompanies(search);
      reply.header('link', linkPages(url, { page, total, pageSize }));
      return { data, total, page, pageSize };
    },
    forPages,
  );
  serve(
    'GET /v1/companies/:companyId',
    admitKey,
    async ({ params }) => {
      const company = await directory.findCompany(params.companyId);
      if (!company) throw new AppError('not_found', msg`There is no company with this address.`);
      return { data: presentCompany(company) };
    },
    forPages,
  );
}

function answerPreflight(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .headers({
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'Accept, Content-Type',
      'access-control-max-age': '86400',
    })
    .status(204)
    .send();
}
