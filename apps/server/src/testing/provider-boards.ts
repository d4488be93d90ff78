import { pino } from 'pino';
import { afterAll, beforeEach } from 'vitest';
import { buildApp } from '../../app.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { createRateLimits } from '../platform/rate-limits/rate-limits.ts';
import { createSignInCalls, knownHash } from './account-calls.ts';
import { createCandidate, createEmployer, createStaff, type TestUser } from './factories.ts';
import { sentMails, tokenOf } from './sent-mails.ts';
import type { TestApp } from './test-app.ts';

export const issuer = 'https://id.example';
export type Role = 'candidate' | 'employer' | 'staff';
const settings = { none: undefined, beside: false, only: true };
export type Setting = keyof typeof settings;

export type Board = Awaited<ReturnType<typeof openBoard>>;

export interface Answer {
  statusCode: number;
  json: () => unknown;
}

/** The session of an answer, if it has one. */
export function tokenIn(answer: Answer): string | undefined {
  return (answer.json() as { data?: { accessToken?: string } | null }).data?.accessToken;
}

/** The calls of a board with the setting, on the database of the tests. */
async function openBoard(context: TestApp, setting: Setting) {
  const isOnly = settings[setting];
  const provider = { issuer, clientId: 'board', clientSecret: 'a secret', name: 'Example' };
  const staffSso = isOnly === undefined ? undefined : { ...provider, isOnly };
  const services = { ...context.services, config: { ...context.services.config, staffSso } };
  const { app } = await buildApp(services, pino({ level: 'silent' }));
  return { ...createSignInCalls({ ...context, app, services }), app, services };
}

/** Boards without a provider for staff, with one beside the password, and with one alone. */
export function createProviderBoards(context: TestApp) {
  const boards = new Map<Setting, Promise<Board>>();

  // A limit would look like a closed gate.
  beforeEach(() => {
    Object.assign(context.services.rateLimits, createRateLimits({ kind: 'embedded' } as OpenDatabase));
  });
  afterAll(async () => {
    for (const board of boards.values()) await (await board).app.close();
  });

  return {
    boardWith(setting: Setting): Promise<Board> {
      const board = boards.get(setting) ?? openBoard(context, setting);
      boards.set(setting, board);
      return board;
    },
    async create(role: Role): Promise<TestUser> {
      const fields = { password_hash: await knownHash(), email_confirmed_at: new Date() };
      if (role === 'staff') return createStaff(context.services, fields);
      return (role === 'employer' ? createEmployer : createCandidate)(context.services, fields);
    },
    linkOf: async (email: string) => tokenOf((await sentMails(context.database, email)).at(-1)),
    opens: async (board: Board, token: string | undefined) =>
      token !== undefined && (await board.isSignedIn({ authorization: `Bearer ${token}` })),
  };
}
