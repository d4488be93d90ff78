import { allKeyScopes, type KeyScope } from '@waymark/contract/integrations/choices';

/** The tools that act for somebody: for whom, and by which scope. */
const ownTools = {
  list_applications: { kind: 'person', scope: 'applications:read' },
  list_saved_jobs: { kind: 'person', scope: 'saved-jobs:read' },
  save_job: { kind: 'person', scope: 'saved-jobs:write' },
  remove_saved_job: { kind: 'person', scope: 'saved-jobs:write' },
  draft_application: { kind: 'person', scope: 'drafts:write' },
  list_postings: { kind: 'company', scope: 'jobs:read' },
  read_posting: { kind: 'company', scope: 'jobs:read' },
  post_job: { kind: 'company', scope: 'jobs:write' },
  close_posting: { kind: 'company', scope: 'jobs:write' },
  list_applicants: { kind: 'company', scope: 'applications:read' },
} as const satisfies Record<string, { kind: 'person' | 'company'; scope: KeyScope }>;
export type OwnTool = keyof typeof ownTools;

/** By whom a call comes, as far as that decides what it may do; undefined for guests. */
export interface ToolCaller {
  kind: 'board' | 'person' | 'company';
  scopes: readonly KeyScope[];
  /** A connected assistant sees all tools of its kind: a call that needs another scope has the person asked. */
  isConnected: boolean;
}

/** Whether a tool is listed. Guests see that there are more: a call has the person asked to sign in. */
export function isListed(tool: OwnTool, caller: ToolCaller | undefined): boolean {
  if (!caller) return true;
  const { kind, scope } = ownTools[tool];
  return caller.kind === kind && (caller.isConnected || caller.scopes.includes(scope));
}

/** The scopes that the calls of a request need and their caller lacks. */
export function missingScopes(body: unknown, caller: ToolCaller | undefined): KeyScope[] {
  const missing = [body].flat().flatMap((message: unknown) => {
    const tool = calledTool(message);
    if (tool === undefined || !isListed(tool, caller)) return [];
    const { scope } = ownTools[tool];
    return caller?.scopes.includes(scope) ? [] : [scope];
  });
  return [...new Set(missing)];
}

function calledTool(message: unknown): OwnTool | undefined {
  if (typeof message !== 'object' || message === null || !('method' in message)) return undefined;
  if (message.method !== 'tools/call' || !('params' in message)) return undefined;
  const { params } = message;
  if (typeof params !== 'object' || params === null || !('name' in params)) return undefined;
  const { name } = params;
  return typeof name === 'string' && Object.hasOwn(ownTools, name) ? (name as OwnTool) : undefined;
}

interface Challenge {
  /** Where the metadata of the resource are. */
  metadataUrl: string;
  error?: 'invalid_token' | 'insufficient_scope';
  /** What the caller has, and what it lacks. */
  scopes: readonly KeyScope[];
}

/** The header `WWW-Authenticate` (RFC 6750, RFC 9728). It names what only reads beside what the call needs. */
export function writeChallenge({ metadataUrl, error, scopes }: Challenge): string {
  const wanted = allKeyScopes.filter((scope) => scope.endsWith(':read') || scopes.includes(scope));
  return `Bearer ${error ? `error="${error}", ` : ''}resource_metadata="${metadataUrl}", scope="${wanted.join(' ')}"`;
}
