import { matchExpression, matchTerm } from '../find/text-queries.ts';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import { parseQuery } from '../read/query-rules.ts';
import type { FindStage } from './attempt-rules.ts';
import { countJobs, selectPage, wordsAlone } from './request-queries.ts';

/** The stage `find` on the node's own index. */
export function stageOf(jobs: OpenJobs): FindStage {
  return {
    get isFilled() {
      return jobs.isFilled;
    },
    places: jobs.places,
    vocabulary: () => jobs.vocabulary(),
    countWords: (request) => countJobs(jobs, wordsAlone(request), 0),
    countJobs: (request, now) => countJobs(jobs, request, now),
    selectPage: (request, now) => selectPage(jobs, request, now),
    async countWritten(text) {
      const words = matchExpression(parseQuery(text));
      const found = await jobs.replica.find({ words, named: [], skills: [] });
      return found.words.length;
    },
    countAmong(jobNumbers, terms) {
      const expressions = terms.flatMap((term) => matchTerm(term) ?? []);
      return jobs.replica.countAmong(jobNumbers, expressions);
    },
    listCards: async (jobNumbers) => jobs.listCards(jobNumbers),
  };
}
