import { msg } from '@waymark/contract/text/message';
import type { McpServer } from '@modelcontextprotocol/server';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { listApplications } from '../../hiring/applications/queries.ts';
import { likeJob, unlikeJob } from '../../seeking/saved-jobs/commands.ts';
import { listSavedJobs } from '../../seeking/saved-jobs/queries.ts';
import { draftLetter } from './person-commands.ts';
import { jobInput, letterInput, pageInput } from './input-rules.ts';
import { listingFor, type ToolViewer } from './policy.ts';
import { answer, changes, readsOnly, type ToolParts } from './server-gateway.ts';

/** The tools that act for a person, as far as the caller may use them or ask for them. */
export function registerPersonTools(
  server: McpServer,
  services: Services,
  parts: ToolParts,
  viewer: ToolViewer | undefined,
): void {
  const { database } = services;
  const shows = listingFor(viewer);
  const person = (): string => {
    if (viewer?.owner.kind === 'person') return viewer.userId;
    // The gate of the address has refused guests before.
    throw new AppError('unauthenticated', msg`This needs the person to sign in and agree.`);
  };
  if (shows('list_applications')) {
    server.registerTool(
      'list_applications',
      {
        title: 'Your applications',
        description: 'The applications of the signed-in person, and where each stands; the newest first.',
        inputSchema: pageInput,
        annotations: readsOnly,
      },
      (query) => answer(() => listApplications(database, person(), { ...query, sort: 'newest' })),
    );
  }
  if (shows('list_saved_jobs')) {
    server.registerTool(
      'list_saved_jobs',
      {
        title: 'Your saved jobs',
        description: 'The jobs that the signed-in person has saved.',
        inputSchema: pageInput,
        annotations: readsOnly,
      },
      (query) => answer(() => listSavedJobs(database, person(), { ...query, sort: 'freshness' })),
    );
  }
  if (shows('save_job')) registerSavingTools(server, services, person);
  if (shows('draft_application')) registerDraftTool(server, services, { parts, person });
}

function registerSavingTools(server: McpServer, { database }: Services, person: () => string): void {
  server.registerTool(
    'save_job',
    {
      title: 'Save a job',
      description: 'Puts a job on the list of the signed-in person’s saved jobs.',
      inputSchema: jobInput,
      annotations: changes,
    },
    ({ job_id: jobId }) =>
      answer(async () => {
        await likeJob(database, person(), jobId);
        return { job_id: jobId, saved: true };
      }),
  );
  server.registerTool(
    'remove_saved_job',
    {
      title: 'Remove a saved job',
      description: 'Takes a job off the list of the signed-in person’s saved jobs.',
      inputSchema: jobInput,
      annotations: changes,
    },
    ({ job_id: jobId }) =>
      answer(async () => {
        await unlikeJob(database, person(), jobId);
        return { job_id: jobId, saved: false };
      }),
  );
}

function registerDraftTool(
  server: McpServer,
  services: Services,
  { parts, person }: { parts: ToolParts; person: () => string },
): void {
  server.registerTool(
    'draft_application',
    {
      title: 'Draft an application',
      description:
        'Keeps a cover letter for a job among the letters of the signed-in person. It sends nothing: only the person applies.',
      inputSchema: letterInput,
      annotations: { ...changes, idempotentHint: false },
    },
    ({ job_id: jobId, cover_letter: text }) =>
      answer(() => draftLetter(services, parts, { userId: person(), jobId, text })),
  );
}
