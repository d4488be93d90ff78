import type { Applicant } from '@waymark/contract/hiring/applicants';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import { findApplicant, listAnswers, listEvents, listNotes } from './applicant-queries.ts';
import { markSeen } from './commands.ts';
import { markApplicant, removeNote, tagApplicant, untagApplicant, writeNote } from './mark-commands.ts';
import { presentApplicant, presentNote, presentState } from './presenter.ts';
import { requireRecruitedApplication, listStates } from './queries.ts';
import { newStageOf } from './rules.ts';
import { ensureStages } from './stage-commands.ts';

/** One applicant: what was sent, and what the company thinks of it. */
export function applicantRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;
  registerMarks(app, services);
  registerNotes(app, services);

  serve('GET /company/applicants/:applicationId', requireEmployer, async (request, { userId }) => {
    return { data: await getApplicant(services, userId, request.params.applicationId) };
  });

  serve('POST /company/applicants/:applicationId/seen', requireRecruiter, async (request, { userId }) => {
    const { applicationId } = request.params;
    const companyId = await requireRecruitedApplication(database, userId, applicationId);
    await markSeen(services, applicationId, userId);
    const [state] = await listStates(database, [applicationId]);
    if (!state) throw new AppError('not_found', 'There is no application with this address.');
    return { data: presentState(state, newStageOf(await ensureStages(database, companyId)).id) };
  });
}

function registerMarks(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('PUT /company/applicants/:applicationId/rating', requireRecruiter, async (request, { userId }) => {
    const { applicationId } = request.params;
    await requireRecruitedApplication(database, userId, applicationId);
    await markApplicant(database, applicationId, { rating: request.body.rating });
    return { message: 'The rating is saved.' };
  });

  serve('PUT /company/applicants/:applicationId/star', requireRecruiter, async (request, { userId }) => {
    const { applicationId } = request.params;
    await requireRecruitedApplication(database, userId, applicationId);
    await markApplicant(database, applicationId, { starred: request.body.starred });
    return { message: request.body.starred ? 'Starred.' : 'The star is gone.' };
  });

  serve('POST /company/applicants/:applicationId/tags', requireRecruiter, async (request, { userId }) => {
    const { applicationId } = request.params;
    const companyId = await requireRecruitedApplication(database, userId, applicationId);
    return { data: await tagApplicant(database, companyId, applicationId, request.body.name) };
  });

  const untag = 'DELETE /company/applicants/:applicationId/tags/:tagId';
  serve(untag, requireRecruiter, async (request, { userId }) => {
    const { applicationId, tagId } = request.params;
    const companyId = await requireRecruitedApplication(database, userId, applicationId);
    await untagApplicant(database, companyId, applicationId, tagId);
    return { message: 'The tag is gone.' };
  });
}

function registerNotes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('POST /company/applicants/:applicationId/notes', requireRecruiter, async (request, viewer) => {
    const { applicationId } = request.params;
    await requireRecruitedApplication(database, viewer.userId, applicationId);
    const row = await writeNote(database, applicationId, viewer.userId, request.body.text);
    const author = `${viewer.account.first_name} ${viewer.account.last_name}`;
    const note = { ...row, author, author_id: viewer.userId };
    return { data: presentNote(note, viewer.userId, { is_owner: false, is_changeable: true }) };
  });

  const remove = 'DELETE /company/applicants/:applicationId/notes/:noteId';
  serve(remove, requireRecruiter, async (request, { userId }) => {
    const { applicationId, noteId } = request.params;
    const companyId = await requireRecruitedApplication(database, userId, applicationId);
    await removeNote(database, { companyId, userId }, applicationId, noteId);
    return { message: 'The note is gone.' };
  });
}

async function getApplicant(
  { database }: Services,
  readerId: string,
  applicationId: string,
): Promise<Applicant> {
  const row = await findApplicant(database, readerId, applicationId);
  if (!row) throw new AppError('not_found', 'There is no application with this address.');
  return presentApplicant(row, {
    answers: await listAnswers(database, applicationId),
    notes: await listNotes(database, applicationId),
    events: await listEvents(database, applicationId),
    newStageId: newStageOf(await ensureStages(database, row.company_id)).id,
    readerId,
  });
}
