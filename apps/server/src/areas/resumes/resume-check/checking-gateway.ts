import type { Keywords } from '@waymark/contract/resumes/resume-check';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import type { ResumeChanges, ResumeSheet } from '@waymark/contract/resumes/resume-review';
import type { SynonymFields } from '@waymark/contract/search/synonyms';
import { AppError } from '../../../platform/errors.ts';
import { KeptThread } from '../../../platform/worker-thread.ts';
import { ThreadFailure } from '../../../platform/run-in-thread.ts';
import { synonymIndex } from '../../search/synonyms/synonym-index.ts';
import type { matchJob, WantedJob } from './match-rules.ts';
import type { Demand } from './queries.ts';
import type { FileFacts } from './text-rules.ts';
import { msg } from '@waymark/contract/text/message';
import type { FoundCheck } from './finding-rules.ts';

interface ResumeAndFile {
  resume: ReadResume;
  file: FileFacts;
}

/** The board's synonyms, which the thread cannot ask for. */
interface WithSynonyms {
  synonyms: readonly SynonymFields[];
}

type Matched = ReturnType<typeof matchJob>;

/** What the thread does. */
export type CheckingCalls = {
  check(given: ResumeAndFile): FoundCheck;
  match(given: ResumeAndFile & WithSynonyms & { job: WantedJob }): Matched;
  findSkills(given: ResumeAndFile & WithSynonyms & { skills: Demand['skills'] }): Keywords['skills'];
  compare(given: { before: ResumeSheet; after: ResumeSheet }): ResumeChanges | null;
};

const thread = new KeptThread<CheckingCalls>(new URL('./checking-worker.ts', import.meta.url), {
  name: 'checking',
  data: undefined,
  maxWaiting: 50,
  callSeconds: 20,
});

const factsOf = ({ name, uploadedAt }: FileFacts): FileFacts => ({ name, uploadedAt });

/** The findings of all rules, found in a worker thread like all that follows: rules compare the parts of a text. */
export function checkInThread(resume: ReadResume, file: FileFacts): Promise<FoundCheck> {
  return thread.call('check', { resume, file: factsOf(file) }).catch(explain);
}

export function matchInThread(resume: ReadResume, file: FileFacts, job: WantedJob): Promise<Matched> {
  const { skills, requirements, description, education, experienceMin, places, workMode } = job;
  const wanted = { skills, requirements, description, education, experienceMin, places, workMode };
  const synonyms = synonymIndex.pairs;
  return thread.call('match', { resume, file: factsOf(file), job: wanted, synonyms }).catch(explain);
}

/** Where a resume shows each of these skills. */
export function findSkillsInThread(
  resume: ReadResume,
  file: FileFacts,
  skills: Demand['skills'],
): Promise<Keywords['skills']> {
  const synonyms = synonymIndex.pairs;
  return thread.call('findSkills', { resume, file: factsOf(file), skills, synonyms }).catch(explain);
}

/** What a second resume says otherwise; null where either is missing or cannot be read. */
export async function compareInThread(
  before: ResumeSheet | null,
  after: ResumeSheet | null,
): Promise<ResumeChanges | null> {
  return before && after ? thread.call('compare', { before, after }).catch(explain) : null;
}

function explain(error: unknown): never {
  if (!(error instanceof ThreadFailure)) throw error;
  const message = msg`Checking this resume took too long. Please try again in a minute.`;
  throw new AppError('unavailable', message, { retryAfterSeconds: 60 }, { cause: error });
}
