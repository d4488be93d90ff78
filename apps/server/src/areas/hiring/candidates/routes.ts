import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireCandidate, type EmployerViewer } from '../../identity/accounts/policy.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { findResume } from '../../resumes/resumes/queries.ts';
import { listApplicantResumes } from './applicant-queries.ts';
import { ListedCandidates } from './candidate-index.ts';
import { findCandidate, lockVisible, findOwnPreview, getProfile, listViews } from './queries.ts';
import { readLooker, requireLooker, requireLookingRecruiter } from './looking-policy.ts';
import { writeToCandidate, forgetCandidate, saveCandidate, noteView, saveProfile } from './commands.ts';
import { matchCandidates } from './match-queries.ts';
import { unknownCandidate } from './rules.ts';
import { searchCandidates } from './search-queries.ts';

/** The employer’s side: visible candidates, and applicants. */
export function candidateRoutes(app: App, services: Services, index: JobIndex): void {
  const listed = new ListedCandidates(services.database);
  const { serve } = routesOf(app, services);
  const { database, rateLimits, files } = services;

  serve('GET /company/resumes', requireEmployer, ({ query }, { userId }) =>
    listApplicantResumes(services.database, userId, query),
  );

  serve('GET /candidates', requireLooker, async ({ query }, viewer) => {
    await countSearch(services, viewer);
    const words = await index.soFar.vocabulary();
    return searchCandidates(listed, words, query, await readLooker(services, viewer));
  });

  serve('GET /company/jobs/:jobId/candidates', requireLooker, async (request, viewer) => {
    const { params, query } = request;
    await countSearch(services, viewer);
    const looker = await readLooker(services, viewer);
    const words = await index.soFar.vocabulary();
    const matches = await matchCandidates(listed, words, params.jobId, query.page, looker, sayTo(request));
    if (!matches) throw new AppError('not_found', msg`There is no job with this address.`);
    return matches;
  });

  serve('GET /candidates/:candidateId', requireLooker, async ({ params }, viewer) => {
    const { companyId } = viewer;
    await rateLimits.consume('candidate-view-company', companyId);
    const looker = await readLooker(services, viewer);
    const candidate = await findCandidate(database, params.candidateId, looker);
    if (!candidate) throw unknownCandidate();
    await noteView(database, { ...params, companyId, resumeId: null });
    return { data: candidate };
  });

  serve('GET /candidates/:candidateId/resume', requireLooker, async ({ params }, viewer, reply) => {
    const { companyId } = viewer;
    await rateLimits.consume('candidate-view-company', companyId);
    const looker = await readLooker(services, viewer);
    const profile = await lockVisible(database, params.candidateId, looker);
    const resume = profile?.resume_id && (await findResume(database, profile.user_id, profile.resume_id));
    if (!resume) throw unknownCandidate();
    await noteView(database, { ...params, companyId, resumeId: resume.id });
    return sendAttachment(reply, files, resume);
  });
}

async function countSearch({ rateLimits }: Services, { userId, companyId }: EmployerViewer): Promise<void> {
  await rateLimits.consume('candidate-search-user', userId);
  await rateLimits.consume('candidate-search-company', companyId);
}

/** Writing to candidates, whose addresses are shown nowhere, and keeping them in a list. */
export function candidateContactRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve(
    'POST /candidates/:candidateId/messages',
    requireLookingRecruiter,
    async ({ params, body }, viewer) => {
      await services.rateLimits.consume('message-user', viewer.userId);
      const looker = await readLooker(services, viewer);
      return { data: await writeToCandidate(services, looker, params.candidateId, body.text) };
    },
  );

  serve('PUT /saved-candidates/:candidateId', requireLookingRecruiter, async ({ params }, viewer) => {
    await saveCandidate(services.database, await readLooker(services, viewer), params.candidateId);
    return { message: msg`The candidate is in your list.` };
  });

  serve('DELETE /saved-candidates/:candidateId', requireLookingRecruiter, async ({ params }, viewer) => {
    await forgetCandidate(services.database, viewer, params.candidateId);
    return { message: msg`The candidate is not in your list.` };
  });
}

const skillsSuggested = 8;

/** The candidate’s side: the profile, its exclusions and its views. */
export function candidateProfileRoutes(app: App, services: Services, index: JobIndex): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /candidate-profile', requireCandidate, async (_request, viewer) => ({
    data: await getProfile(database, viewer),
  }));

  serve('PUT /candidate-profile', requireCandidate, async ({ body }, viewer) => {
    await rateLimits.consume('candidate-profile-user', viewer.userId);
    await saveProfile(database, viewer.userId, body);
    return { data: await getProfile(database, viewer) };
  });

  serve('GET /candidate-profile/preview', requireCandidate, async (_request, { userId }) => {
    const preview = await findOwnPreview(database, userId);
    if (!preview) throw new AppError('not_found', msg`Save what employers may see of you first.`);
    return { data: preview };
  });

  serve('GET /candidate-profile/views', requireCandidate, ({ query }, { userId }) =>
    listViews(database, userId, query.page),
  );

  serve('GET /candidate-profile/skills', requireCandidate, async ({ query }) => {
    const words = await index.soFar.vocabulary();
    return { data: words.complete(query.q, ['skill'], skillsSuggested).map(({ text }) => text) };
  });
}
