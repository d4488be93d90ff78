import { msg } from '@waymark/contract/text/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { listsKeptMs, type AnswerCache } from '../public-answers/answer-cache.ts';
import { greenhousePath, leverPath, listedPostings } from './constants.ts';
import { groupByDepartment, groupByOffice, presentGreenhouseJob } from './greenhouse-presenter.ts';
import { fitsLever, presentLeverPosting } from './lever-presenter.ts';
import { getBoardCompany, getBoardPosting, listBoardPostings } from './queries.ts';

const type = 'application/json; charset=utf-8';

/**
 * A company's open postings in the public shape of Greenhouse's and Lever's boards, so that career pages and programs
 * made for those read ours (L-29).
 */
export function boardEndpointRoutes(
  app: App,
  { index, answers, publicUrl }: { index: JobIndex; answers: AnswerCache; publicUrl: string },
): void {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    key: readonly unknown[],
    read: () => Promise<unknown>,
  ) =>
    answers.send(request, reply, {
      key: JSON.stringify(key),
      type,
      keptMs: listsKeptMs,
      read: async () => JSON.stringify(await read()),
    });
  greenhouseRoutes(app, { index, send, publicUrl });
  leverRoutes(app, { index, send, publicUrl });
}

interface Parts {
  index: JobIndex;
  send: (
    request: FastifyRequest,
    reply: FastifyReply,
    key: readonly unknown[],
    read: () => Promise<unknown>,
  ) => Promise<FastifyReply>;
  publicUrl: string;
}

/** Numbers of jobs have four bytes. */
const maxInteger = 2 ** 31 - 1;

const companyParams = z.object({ company: z.string().min(1).max(100) });
const jobParams = companyParams.extend({ number: z.coerce.number().int().positive().max(maxInteger) });
const contentQuery = z.object({ content: z.enum(['true', 'false']).default('false') });

function greenhouseRoutes(app: App, { index, send, publicUrl }: Parts): void {
  const board = `${greenhousePath}/:company`;
  const schema = { hide: true, params: companyParams } as const;

  app.get(board, { schema }, (request, reply) => {
    const { company } = request.params;
    return send(request, reply, ['greenhouse', company], async () => {
      const { name, about } = await getBoardCompany(index, company);
      return { name, content: about };
    });
  });

  app.get(`${board}/jobs`, { schema: { ...schema, querystring: contentQuery } }, (request, reply) => {
    const { company } = request.params;
    const hasContent = request.query.content === 'true';
    return send(request, reply, ['greenhouse jobs', company, hasContent], async () => {
      const postings = await listOf(index, company);
      const jobs = postings.map((posting) => presentGreenhouseJob(posting, { publicUrl, hasContent }));
      return { jobs, meta: { total: jobs.length } };
    });
  });

  app.get(`${board}/jobs/:number`, { schema: { hide: true, params: jobParams } }, (request, reply) => {
    const { company, number } = request.params;
    return send(request, reply, ['greenhouse job', company, number], async () => {
      const { id } = await getBoardCompany(index, company);
      const posting = await getBoardPosting(index, id, { number });
      return presentGreenhouseJob(posting, { publicUrl, hasContent: true });
    });
  });

  for (const [name, group] of [
    ['departments', groupByDepartment],
    ['offices', groupByOffice],
  ] as const) {
    app.get(`${board}/${name}`, { schema }, (request, reply) => {
      const { company } = request.params;
      return send(request, reply, ['greenhouse', name, company], async () => ({
        [name]: group(await listOf(index, company), publicUrl),
      }));
    });
  }
}

const listOf = async (index: JobIndex, company: string) =>
  listBoardPostings(index, (await getBoardCompany(index, company)).id);

const named = z.string().trim().max(200).optional();
const leverQuery = z.object({
  mode: z.string().default('json'),
  skip: z.coerce.number().int().min(0).max(listedPostings).default(0),
  limit: z.coerce.number().int().min(1).max(listedPostings).default(listedPostings),
  location: named,
  commitment: named,
  team: named,
  department: named,
});

function leverRoutes(app: App, { index, send, publicUrl }: Parts): void {
  app.get(
    `${leverPath}/:company`,
    { schema: { hide: true, params: companyParams, querystring: leverQuery } },
    (request, reply) => {
      const { company } = request.params;
      const { mode, skip, limit, ...filter } = request.query;
      refuseHtml(mode);
      return send(request, reply, ['lever', company, skip, limit, filter], async () => {
        const { id } = await getBoardCompany(index, company);
        const postings = await listBoardPostings(index, id);
        return postings
          .map((posting) => presentLeverPosting(posting, publicUrl))
          .filter((posting) => fitsLever(posting, filter))
          .slice(skip, skip + limit);
      });
    },
  );

  app.get(
    `${leverPath}/:company/:jobId`,
    {
      schema: {
        hide: true,
        params: companyParams.extend({ jobId: z.uuid() }),
        querystring: leverQuery.pick({ mode: true }),
      },
    },
    (request, reply) => {
      const { company, jobId } = request.params;
      refuseHtml(request.query.mode);
      return send(request, reply, ['lever posting', company, jobId], async () => {
        const { id } = await getBoardCompany(index, company);
        return presentLeverPosting(await getBoardPosting(index, id, { id: jobId }), publicUrl);
      });
    },
  );
}

function refuseHtml(mode: string): void {
  if (mode !== 'json')
    throw new AppError('invalid_input', msg`Only mode=json is answered here. For HTML, embed the widget.`);
}
