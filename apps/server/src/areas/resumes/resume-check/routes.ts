import type {
  Keywords,
  ProfileMatch,
  CheckComparison,
  CheckedResume,
} from '@waymark/contract/resumes/resume-check';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import type { ResumeSheet } from '@waymark/contract/resumes/resume-review';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import { findJob } from '../../jobs/jobs/queries.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { print } from '../resume-export/printing-gateway.ts';
import { getExportedResume } from '../resume-export/queries.ts';
import { readResumeBytes, type Reading } from '../resume-reading/reading-gateway.ts';
import { findSkillsInThread, matchInThread } from './checking-gateway.ts';
import { ensureCheck, type CheckedFile } from './commands.ts';
import { DemandCache } from './demand-cache.ts';
import type { WantedJob } from './match-rules.ts';
import { findOwnDefault, getOwnResume, type Demand, type OwnResume } from './queries.ts';
import { readPastedPosting } from './pasted-rules.ts';
import { compareChecks } from './rules.ts';
import type { FileFacts } from './text-rules.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { presentCheck, presentRequirement } from './presenter.ts';
import type { Say } from '@waymark/contract/text/say';

/** The instant check of a candidate's own resumes, and their match with postings. */
export function resumeCheckRoutes(app: App, services: Services, index: JobIndex): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;
  const demand = new DemandCache(database, index);

  const check = (userId: string, resume: OwnResume) =>
    ensureCheck(services, resume, () => rateLimits.consume('resume-reading-user', userId));

  serve('GET /resumes/:resumeId/check', requireCandidate, async (request, { userId }) => {
    const { params, query } = request;
    await rateLimits.consume('resume-check-user', userId);
    const resume = await getOwnResume(database, userId, params.resumeId);
    const earlier = query.with === undefined ? undefined : await getOwnResume(database, userId, query.with);
    const file = await check(userId, resume);
    const other = earlier && { resume: earlier, file: await check(userId, earlier) };
    return { data: presentCheckedResume(sayTo(request), resume, file, other) };
  });

  serve('GET /resumes/:resumeId/keywords', requireCandidate, async ({ params, query }, { userId }) => {
    await rateLimits.consume('resume-check-user', userId);
    const resume = await getOwnResume(database, userId, params.resumeId);
    const { reading } = await check(userId, resume);
    if (!reading.resume) throw new AppError('not_found', reading.failure.message);
    return { data: await findKeywords(await demand.read(query.title), reading.resume, resume) };
  });

  serve('GET /jobs/:jobId/resume-match', requireCandidate, async (request, { userId }) => {
    const { params, query } = request;
    await rateLimits.consume('resume-check-user', userId);
    const job = await findJob(database, params.jobId);
    if (!job) throw new AppError('not_found', msg`There is no job with this address.`);
    const resume =
      query.resume === undefined
        ? await findOwnDefault(database, userId)
        : await getOwnResume(database, userId, query.resume);
    if (!resume) return { data: null };
    const { reading } = await check(userId, resume);
    return {
      data: {
        resume: { id: resume.id, name: resume.name },
        ...(await match(sayTo(request), job, resume, reading)),
      },
    };
  });

  // The match of My Resume, with a job of the board or with a text that is not kept.
  serve('GET /jobs/:jobId/profile-match', requireCandidate, async (request, { userId }) => {
    await rateLimits.consume('resume-print-user', userId);
    const job = await findJob(database, request.params.jobId);
    if (!job) throw new AppError('not_found', msg`There is no job with this address.`);
    return { data: await matchProfile(services, userId, job, sayTo(request)) };
  });

  serve('POST /resume-profile/matches', requireCandidate, async (request, { userId }) => {
    await rateLimits.consume('resume-print-user', userId);
    const skills = (await index.soFar.vocabulary()).list('skill').map(({ text }) => text);
    const job = readPastedPosting(request.body.text, { gazetteer: worldGazetteer(), skills });
    return { data: await matchProfile(services, userId, job, sayTo(request)) };
  });
}

/** Prints My Resume and reads it back, so that the match is with what employers' software will read in it. */
async function matchProfile(
  { database }: Services,
  userId: string,
  job: WantedJob,
  say: Say,
): Promise<ProfileMatch> {
  const { choices, resume } = await getExportedResume(database, userId);
  const { bytes } = await print({ kind: 'resume', format: 'pdf', language: say.language, choices, resume });
  const file = { name: say`My Resume`, uploadedAt: new Date() };
  return match(say, job, file, await readResumeBytes(bytes));
}

/** How a resume matches a posting; for an unreadable file, only the reason. */
async function match(
  say: Say,
  job: WantedJob,
  file: FileFacts,
  { resume: read, failure }: Reading,
): Promise<ProfileMatch> {
  if (!read) return { problem: say(failure.message), skillsShown: 0, skillsAsked: 0, requirements: [] };
  const { requirements, ...matched } = await matchInThread(read, file, job);
  return {
    problem: null,
    ...matched,
    requirements: requirements.map((one) => presentRequirement(say, one)),
  };
}

/** What postings with a title ask for, and where a resume shows it. */
async function findKeywords(
  { title, postings, counted, skills, suggestions }: Demand,
  resume: ReadResume,
  file: FileFacts,
): Promise<Keywords> {
  return { title, postings, counted, suggestions, skills: await findSkillsInThread(resume, file, skills) };
}

/** A checked resume for its owner, compared with an earlier version if one is requested. */
function presentCheckedResume(
  say: Say,
  resume: OwnResume,
  { reading, check: found }: CheckedFile,
  other: { resume: OwnResume; file: CheckedFile } | undefined,
): CheckedResume {
  const check = found && presentCheck(say, found);
  const before = other?.file.check ? presentCheck(say, other.file.check) : null;
  const failure = other?.file.reading.failure;
  return {
    resume: { id: resume.id, name: resume.name, uploadedAt: resume.uploadedAt.toISOString() },
    sheet: presentReadSheet(say, reading, resume.extension),
    check,
    comparison:
      check && before && other
        ? presentComparison(other.resume, {
            score: before.score,
            of: before.of,
            sections: before.sections,
            ...compareChecks(before, check),
          })
        : null,
    comparisonProblem: other && !before && failure ? say(failure.message) : null,
  };
}

function presentComparison(
  { name, uploadedAt }: OwnResume,
  compared: Omit<CheckComparison, 'name' | 'uploadedAt'>,
): CheckComparison {
  return { name, uploadedAt: uploadedAt.toISOString(), ...compared };
}

/** The lines of a resume as parsed, with their positions. */
function presentReadSheet(say: Say, { resume, failure }: Reading, extension: string): ResumeSheet {
  if (resume) return { format: resume.format, pages: resume.pages, problem: null };
  const format = extension === 'doc' || extension === 'docx' ? extension : 'pdf';
  return { format, pages: [], problem: failure ? say(failure.message) : null };
}
