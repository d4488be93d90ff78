import type { JobCard, JobFacets, JobSearchResult } from '@waymark/contract/jobs/jobs';
import type { RouteShorthandOptions } from 'fastify';

/** The text of each card, as long as the card itself is kept: it stands in many answers. */
const cardTexts = new WeakMap<JobCard, string>();
/** Those of the search that asks for nothing are the same in every answer until a job changes. */
let lastFacets: { facets: JobFacets; text: string } | undefined;

function writeCard(card: JobCard): string {
  const known = cardTexts.get(card);
  if (known !== undefined) return known;
  const text = JSON.stringify(card);
  cardTexts.set(card, text);
  return text;
}

function writeFacets(facets: JobFacets): string {
  if (lastFacets?.facets !== facets) lastFacets = { facets, text: JSON.stringify(facets) };
  return lastFacets.text;
}

/** The same bytes as `JSON.stringify`, put together from what was written before, once: texts that are joined twice are copied twice. */
function writeResult(result: JobSearchResult): string {
  const { data, total, page, pageSize, facets, ...rest } = result;
  const parts = ['{"data":['];
  for (const [at, card] of data.entries()) parts.push(at === 0 ? '' : ',', writeCard(card));
  parts.push(`],"total":${total},"page":${page},"pageSize":${pageSize},"facets":`, writeFacets(facets), ',');
  parts.push(JSON.stringify(rest).slice(1));
  return parts.join('');
}

/**
 * For the answer that is asked for most. Its parts are typed, so it is not checked against its schema; a test compares it
 * with what the contract writes.
 */
export const sentAsWritten: RouteShorthandOptions = {
  serializerCompiler: ({ httpStatus }) =>
    httpStatus === '200'
      ? (result: unknown) => writeResult(result as JobSearchResult)
      : (answer: unknown) => JSON.stringify(answer),
};
