import { keyPrefix } from '@waymark/contract/integrations/choices';
import type { StaffRole } from '@waymark/contract/identity/staff-choices';
import { msg, term, type Message } from '@waymark/contract/text/message';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { proveCaller } from '../../../platform/caller.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Gate } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { sessionTouchMinutes } from './constants.ts';
import { findClosed } from './entry-rules.ts';
import { hasPassedMfa, type AccountRow } from './presenter.ts';
import { findSession, findVisited, type SessionRow } from './queries.ts';
import { mayVisit } from './rules.ts';
import { noteUse } from './use-commands.ts';

declare const minted: unique symbol;

/** Proof that a request came with a live session. Only this file can make one. */
export interface Viewer {
  readonly [minted]: true;
  readonly userId: string;
  readonly sessionId: string;
  readonly account: AccountRow;
  /** Whether MFA was passed (L-16). */
  readonly hasPassedMfa: boolean;
  /** The address of the provider that the session was begun with; null for all other ways in. */
  readonly provider: string | null;
}
export interface CandidateViewer extends Viewer {
  readonly role: 'candidate';
}
export interface EmployerViewer extends Viewer {
  readonly role: 'employer';
  readonly companyId: string;
}
export interface StaffViewer extends Viewer {
  readonly role: 'staff';
  readonly staffRole: StaffRole;
}

/** A hook and a handler may both ask: one look-up a request. */
const viewers = new WeakMap<FastifyRequest, Promise<Viewer>>();

/** The signed-in user of a request, whatever the role. Throws `unauthenticated`. */
export const requireUser: Gate<Viewer> = (request, services) => {
  const known = viewers.get(request);
  if (known) return known;
  const viewer = readViewer(request, services);
  viewers.set(request, viewer);
  return viewer;
};

/**
 * The signed-in user; undefined for guests and for sessions that have ended, where neither is a reason to
 * refuse.
 */
export async function findViewer(request: FastifyRequest, services: Services): Promise<Viewer | undefined> {
  if (readToken(request) === undefined) return undefined;
  try {
    return await requireUser(request, services);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') return undefined;
    throw error;
  }
}

/** The signed-in candidate. Throws `unauthenticated`, or `forbidden` for another role. */
export const requireCandidate: Gate<CandidateViewer> = async (request, services) => {
  const viewer = await requireUser(request, services);
  if (viewer.account.role !== 'candidate') {
    throw new AppError('forbidden', msg`This is for candidates. Sign in with a candidate account.`);
  }
  return { ...viewer, role: 'candidate' };
};

/**
 * A signed-in person without a candidate's profile. Throws `unauthenticated`, or `forbidden` for candidates.
 */
export const requireNoCandidate: Gate<Viewer> = async (request, services) => {
  const viewer = await requireUser(request, services);
  if (viewer.account.role === 'candidate') {
    throw new AppError('forbidden', msg`This is for employers and staff. Save your profile instead.`);
  }
  return viewer;
};

/**
 * The signed-in employer, who may belong to no company. Throws `unauthenticated`, or `forbidden` for another
 * role.
 */
export const requireEmployerAccount: Gate<Viewer> = async (request, services) => {
  const viewer = await requireUser(request, services);
  if (viewer.account.role !== 'employer') {
    throw new AppError('forbidden', msg`This is for employers. Sign in with an employer account.`);
  }
  return viewer;
};

/** The signed-in member of a company. Throws `unauthenticated`, or `forbidden` for another role. */
export const requireEmployer: Gate<EmployerViewer> = async (request, services) => {
  const viewer = await requireEmployerAccount(request, services);
  const company = viewer.account.company_id;
  if (company === null) {
    throw new AppError(
      'forbidden',
      msg`You do not belong to a company any more. Ask a colleague to invite you.`,
    );
  }
  return { ...viewer, role: 'employer', companyId: company };
};

/**
 * A member of a company who may change what it has: an owner or a recruiter. Throws `forbidden` for a viewer,
 * and while the company is suspended.
 */
export const requireRecruiter: Gate<EmployerViewer> = async (request, services) => {
  const viewer = await requireEmployer(request, services);
  if (viewer.account.member_role === 'viewer') {
    throw new AppError(
      'forbidden',
      msg`You can look at everything here. To change it, ask an owner for the role.`,
    );
  }
  if (viewer.account.company_held_reason === 'suspended') {
    throw new AppError(
      'forbidden',
      msg`Your company is suspended, so nothing can be changed for it now. Write to us about it.`,
    );
  }
  return viewer;
};

/** An owner of a company, who may manage its members. Throws `forbidden` for any other member. */
export const requireOwner: Gate<EmployerViewer> = async (request, services) => {
  const viewer = await requireEmployer(request, services);
  if (viewer.account.member_role !== 'owner') {
    throw new AppError('forbidden', msg`Only an owner of the company can do this. Ask one of them.`);
  }
  return viewer;
};

/**
 * A member of staff who has passed MFA (L-16). Throws `unauthenticated`, or
 * `forbidden`.
 */
export const requireStaff: Gate<StaffViewer> = async (request, services) => {
  const viewer = await requireUser(request, services);
  const { role, staff_role: staffRole } = viewer.account;
  if (role !== 'staff' || staffRole === null) throw new AppError('forbidden', msg`This is for staff.`);
  if (!viewer.hasPassedMfa) {
    throw new AppError(
      'forbidden',
      msg`Staff sign in with two-factor authentication. Set it up, or sign in again.`,
    );
  }
  return { ...viewer, role: 'staff', staffRole };
};

/** Writes reviews. Throws `forbidden` for other staff. */
export const requireReviewer = requireStaffRole('reviewer', msg`This is for reviewers.`);

/** Looks after the board. Throws `forbidden` for other staff. */
export const requireModerator = requireStaffRole('moderator', msg`This is for moderators.`);

/** Runs the board. Throws `forbidden` for other staff. */
export const requireAdministrator = requireStaffRole('administrator', msg`This is for administrators.`);

function requireStaffRole(role: StaffRole, refusal: Message): Gate<StaffViewer> {
  return async (request, services) => {
    const viewer = await requireStaff(request, services);
    if (viewer.staffRole !== role && viewer.staffRole !== 'administrator') {
      throw new AppError('forbidden', msg`${term(refusal)} Ask an administrator for the role.`);
    }
    return viewer;
  };
}

/** The token of the Authorization header; undefined when there is none. */
export function readToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function readViewer(request: FastifyRequest, services: Services): Promise<Viewer> {
  if (!request.headers.authorization) throw new AppError('unauthenticated', msg`Please sign in.`);
  const token = readToken(request);
  if (token?.startsWith(keyPrefix)) {
    throw new AppError('unauthenticated', msg`An API key opens /api/v1 only. Sign in for this.`);
  }
  const session =
    token === undefined ? undefined : await proveCaller(() => findSession(services.database, token));
  const account = session ?? (token === undefined ? undefined : await findAsStaff(request, services, token));
  // What closes the ways in ends the sessions that came by them: a suspension, a setting, a demo that is over.
  if (!account || findClosed(account, account.provider, services.config)) {
    throw new AppError('unauthenticated', msg`Your session has ended. Please sign in again.`, {
      logout: true,
    });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    await services.rateLimits.consume('change-user', account.id);
  }
  if (session) await extendSession(services, session);
  return mint({
    userId: account.id,
    sessionId: account.session_id,
    account,
    hasPassedMfa: hasPassedMfa(account),
    provider: account.provider,
  });
}

/**
 * A staff member who views the board as the person. They may read, and nothing else: here, for every route at
 * once, so that no route has to think of it. Throws `forbidden`.
 */
async function findAsStaff(
  request: FastifyRequest,
  { database, config }: Services,
  token: string,
): Promise<SessionRow | undefined> {
  const visited = await proveCaller(() => findVisited(database, token));
  if (!visited) return undefined;
  const staff = { role: 'staff', is_demo: visited.staff_is_demo, suspended_at: null } as const;
  if (findClosed(staff, visited.staff_provider, config)) return undefined;
  if (!mayVisit(request.method, request.routeOptions.url ?? '')) {
    throw new AppError(
      'forbidden',
      msg`You are looking at the board as another person. Only they can do this.`,
    );
  }
  return visited;
}

function mint(proven: Omit<Viewer, typeof minted>): Viewer {
  return proven as Viewer;
}

/** A session that is used does not end; the write is made once an hour at most. */
async function extendSession({ database, config }: Services, session: SessionRow): Promise<void> {
  if (Date.now() - session.last_used_at.getTime() < sessionTouchMinutes * 60_000) return;
  await database
    .updateTable('sessions')
    .set({
      last_used_at: sql`now()`,
      expires_at: sql`now() + make_interval(days => ${config.sessionDays}::int)`,
    })
    .where('id', '=', session.session_id)
    .execute();
  await noteUse(database, session.id);
}
