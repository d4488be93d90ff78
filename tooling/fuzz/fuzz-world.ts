import { pino } from 'pino';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { startServices } from '../../apps/server/src/platform/start-services.ts';
import { createWorld, type World } from '../../apps/server/src/testing/route-world.ts';
import type { Role } from './roles.ts';

/** Who asks, and what belongs to them. */
export interface FuzzWorld {
  tokens: Partial<Record<Role, string>>;
  idsByName: Record<string, string[]>;
}

/** Fills a data directory with companies and candidates, each with an account of every role beside it. */
export async function createFuzzWorlds(dataDirectory: string, count: number): Promise<FuzzWorld[]> {
  const config = readConfig({ DATA_DIR: dataDirectory, DEMO: 'false' });
  const { services, stop } = await startServices(config, pino({ level: 'silent' }));
  const created: FuzzWorld[] = [];
  try {
    for (let nth = 0; nth < count; nth++) created.push(describeWorld(await createWorld(services)));
  } finally {
    await stop();
  }
  return created;
}

function describeWorld({ people, headersOf: _headersOf, ...ids }: World): FuzzWorld {
  const { candidate, owner, recruiter, reviewer, moderator, administrator } = people;
  const accounts = { candidate, owner, recruiter, reviewer, moderator, administrator };
  return {
    tokens: Object.fromEntries(Object.entries(accounts).map(([role, { token }]) => [role, token])),
    idsByName: {
      // Most are called as the parameter that takes them.
      ...Object.fromEntries(
        Object.entries(ids).flatMap(([name, id]) => (typeof id === 'string' ? [[name, [id]]] : [])),
      ),
      resumeId: [ids.resumeId, ids.resumeId, ids.removedResumeId],
      linkId: [ids.resumeLinkId],
      secret: [ids.sharedToken],
      token: [ids.sharedToken],
      templateId: [...ids.templateIds, ...ids.reviewTemplateIds],
      id: [ids.savedJobId],
      key: [ids.pictureKey],
      pictureId: [ids.companyPictureId],
      fileId: [ids.companyFileId],
      userId: [ids.colleagueId, people.viewer.id, candidate.id],
      invitationId: [ids.invitationId, ids.staffInvitationId],
      candidateId: [ids.profileId],
      draftId: [ids.draftId, ...ids.draftsToDelete],
      orderId: [ids.orderId, ids.paidOrderId],
    },
  };
}

/** Accounts that sign in with `EMAIL:PASSWORD` at a product that runs already. */
export async function findFuzzWorld(origin: URL, accounts: readonly string[]): Promise<FuzzWorld> {
  const tokens: FuzzWorld['tokens'] = {};
  for (const account of accounts) {
    const [email, password] = account.split(/:(.*)/s);
    const response = await fetch(new URL('/api/login', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status}.`);
    const { data } = (await response.json()) as SignedIn;
    tokens[roleOf(data.user)] = data.accessToken;
  }
  return { tokens, idsByName: {} };
}

interface SignedIn {
  data: {
    accessToken: string;
    user: {
      role: 'candidate' | 'employer' | 'staff';
      staffRole: 'reviewer' | 'moderator' | 'administrator' | null;
      company: { memberRole: string } | null;
    };
  };
}

function roleOf({ role, staffRole, company }: SignedIn['data']['user']): Role {
  if (role === 'staff') return staffRole ?? 'administrator';
  if (role === 'candidate') return role;
  return company?.memberRole === 'owner' ? 'owner' : 'recruiter';
}
