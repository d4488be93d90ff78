import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { sessionTouchMinutes } from './constants.ts';
import type { AccountRow } from './presenter.ts';
import { findSession, type SessionRow } from './queries.ts';

declare const minted: unique symbol;

/** Proof that a request came with a live session. Only this file can make one. */
export interface Viewer {
  readonly [minted]: true;
  readonly userId: string;
  readonly sessionId: string;
  readonly account: AccountRow;
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
}

type Gate<T extends Viewer> = (request: FastifyRequest, services: Services) => Promise<T>;

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

/** The signed-in user; undefined for guests and for sessions that have ended, where neither is a reason to refuse. */
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
    throw new AppError('forbidden', 'This is for candidates. Sign in with a candidate account.');
  }
  return { ...viewer, role: 'candidate' };
};

/** Whoever is signed in and has no candidate's profile. Throws `unauthenticated`, or `forbidden` for candidates. */
export const requireNoCandidate: Gate<Viewer> = async (request, services) => {
  const viewer = await requireUser(request, services);
  if (viewer.account.role === 'candidate') {
    throw new AppError('forbidden', 'This is for employers and staff. Save your profile instead.');
  }
  return viewer;
};

/** The signed-in member of a company. Throws `unauthenticated`, or `forbidden` for another role. */
export const requireEmployer: Gate<EmployerViewer> = async (request, services) => {
  const viewer = await requireUser(request, services);
  const { role, company_id: company } = viewer.account;
  if (role !== 'employer') {
    throw new AppError('forbidden', 'This is for employers. Sign in with an employer account.');
  }
  if (company === null) {
    throw new AppError(
      'forbidden',
      'You do not belong to a company any more. Ask a colleague to invite you.',
    );
  }
  return { ...viewer, role, companyId: company };
};

/** The signed-in member of staff. Throws `unauthenticated`, or `forbidden` for another role. */
export const requireStaff: Gate<StaffViewer> = async (request, services) => {
  const viewer = await requireUser(request, services);
  if (viewer.account.role !== 'staff') throw new AppError('forbidden', 'This is for staff.');
  return { ...viewer, role: 'staff' };
};

/** An owner of a company, who may manage its members. Throws `forbidden` for a member. */
export const requireOwner: Gate<EmployerViewer> = async (request, services) => {
  const viewer = await requireEmployer(request, services);
  if (viewer.account.member_role !== 'owner') {
    throw new AppError('forbidden', 'Only an owner of the company can do this. Ask one of them.');
  }
  return viewer;
};

/** The gate as a hook: run as `onRequest`, it refuses before a body is read or checked. */
export function guard(gate: Gate<Viewer>, services: Services): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    await gate(request, services);
  };
}

/** The token of the Authorization header; undefined when there is none. */
export function readToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function readViewer(request: FastifyRequest, services: Services): Promise<Viewer> {
  if (!request.headers.authorization) throw new AppError('unauthenticated', 'Please sign in.');
  const token = readToken(request);
  const session = token === undefined ? undefined : await findSession(services.database, token);
  if (!session) {
    throw new AppError('unauthenticated', 'Your session has ended. Please sign in again.', { logout: true });
  }
  await extendSession(services, session);
  return mint({ userId: session.id, sessionId: session.session_id, account: session });
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
}
