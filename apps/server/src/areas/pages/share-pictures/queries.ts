import type { SharePictureKind } from '@waymark/contract/pages/share-pictures';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import type { Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Card } from '../../../platform/pictures/draw-card.ts';
import { findPost } from '../../content/blog/queries.ts';
import { loadJobCards } from '../../jobs/jobs/queries.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { companyWords, jobWords, postWords } from './card-rules.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Words = Omit<Card, 'board'>;
type Parts = { database: Kysely<Tables>; index: JobIndex; say: Say };

const finders: Record<SharePictureKind, (parts: Parts, name: string) => Promise<Words>> = {
  board: async ({ say }) => ({
    above: '',
    title: board.settings.name,
    below: say`Clear directions to your next job.`,
  }),
  job: findJobWords,
  company: findCompanyWords,
  post: ({ database }, name) => findPostWords(database, name),
};

/** What stands on the picture of what is public. Throws `not_found`, or `gone` for what was public once. */
export async function findCard(parts: Parts, kind: SharePictureKind, name: string): Promise<Card> {
  const words = await finders[kind](parts, name);
  return { ...words, board: kind === 'board' ? '' : board.settings.name };
}

async function findCompanyWords({ index, say }: Parts, name: string): Promise<Words> {
  const company = await index.findCompany(name);
  if (!company) throw missing();
  return companyWords(say, company, (await index.counts()).companies.countOf(company.id));
}

async function findPostWords(database: Kysely<Tables>, slug: string): Promise<Words> {
  const post = await findPost(database, slug);
  if (post === 'withdrawn') throw gone();
  if (!post) throw missing();
  return postWords(post);
}

async function findJobWords({ database, say }: Parts, jobId: string): Promise<Words> {
  if (!uuid.test(jobId)) throw missing();
  const row = await database.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirst();
  if (row?.status === 'expired' || row?.status === 'filled') throw gone();
  const card = row?.status === 'active' && (await loadJobCards(database, [jobId])).get(jobId);
  if (!card) throw missing();
  return jobWords(say, card);
}

const missing = () =>
  new AppError('not_found', msg`There is nothing public of which this would be the picture.`);
const gone = () => new AppError('gone', msg`What this was the picture of is no longer public.`);
