import type { McpServer } from '@modelcontextprotocol/server';
import type { Services } from '../../../platform/services.ts';
import { listApplications } from '../../hiring/applications/queries.ts';
import { listSavedJobs } from '../../seeking/saved-jobs/queries.ts';
import type { KeyViewer } from '../keys/policy.ts';
import { draftLetter } from './person-commands.ts';
import { letterInput, pageInput } from './input-rules.ts';
import { answer, readsOnly, type ToolParts } from './server-gateway.ts';

/** The tools of a person's key, as far as its scopes go; of any other key, none. */
export function registerPersonTools(
  server: McpServer,
  services: Services,
  parts: ToolParts,
  { owner, userId, scopes }: KeyViewer,
): void {
  if (owner.kind !== 'person') return;
  const { database } = services;
  if (scopes.includes('applications:read')) {
    server.registerTool(
      'list_applications',
      {
        title: 'Your applications',
        description:
          'The applications of the person whose key this is, and where each stands; the newest first.',
        inputSchema: pageInput,
        annotations: readsOnly,
      },
      (query) => answer(() => listApplications(database, userId, { ...query, sort: 'newest' })),
    );
  }
  if (scopes.includes('saved-jobs:read')) {
    server.registerTool(
      'list_saved_jobs',
      {
        title: 'Your saved jobs',
        description: 'The jobs that the person whose key this is has saved.',
        inputSchema: pageInput,
        annotations: readsOnly,
      },
      (query) => answer(() => listSavedJobs(database, userId, { ...query, sort: 'freshness' })),
    );
  }
  if (scopes.includes('drafts:write')) registerDraftTool(server, services, parts, userId);
}

function registerDraftTool(server: McpServer, services: Services, parts: ToolParts, userId: string): void {
  server.registerTool(
    'draft_application',
    {
      title: 'Draft an application',
      description:
        'Keeps a cover letter for a job among the letters of the person whose key this is. It sends nothing: only the person applies.',
      inputSchema: letterInput,
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: false,
      },
    },
    ({ job_id: jobId, cover_letter: text }) =>
      answer(() => draftLetter(services, parts, { userId, jobId, text })),
  );
}
