import { mailingCalls } from '@waymark/contract/hiring/mailing-calls';
import { expect } from 'vitest';
import type { RowChange } from './row-watch.ts';
import type { Visitor, World } from './route-world.ts';

interface Answered {
  /** A world of the same names and texts that nobody calls for. */
  twin: World;
  name: string;
  visitor: Visitor;
  statusCode: number;
  changes: RowChange[];
}

/** What is read of a file is kept, whatever comes of the call that needed it. */
const caches = ['file_readings'];

/** Whoever has the link opens it, and its owner sees how often. */
const openedByLink = ['GET /shared-resume', 'GET /shared-resume/file'];

/** What a call has written is what its answer says: nothing where it was refused, and nothing of others. */
export function expectEffects(world: World, answered: Answered): void {
  const { twin, name, visitor, statusCode, changes } = answered;
  const whose = `${name} as ${visitor}, answered ${statusCode}`;
  if (statusCode >= 400) {
    const left = changes.filter(({ table }) => !caches.includes(table));
    expect(left, `${whose}, leaves all rows as they were`).toEqual([]);
  }
  const isOutsider = visitor === 'otherCandidate' || visitor === 'otherEmployer';
  if (isOutsider && !openedByLink.includes(name)) {
    const others = changes.filter(({ row }) => isOfOthers(world, visitor, row));
    expect(others, `${whose}, leaves the rows of others as they were`).toEqual([]);
  }
  const twins = idsOf(twin);
  const ofTwin = changes.filter(({ row }) => namedIn(row).some((id) => twins.has(id)));
  expect(ofTwin, `${whose}, leaves the twin as it was`).toEqual([]);
  const mails = mailsToOthers(world, visitor, changes);
  // Whom a company mails, and how that is shown before, stands in one list (L-50).
  if (!(name in mailingCalls)) expect(mails, `${name} mails`).toEqual([]);
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const namedIn = (value: unknown): string[] => JSON.stringify(value).match(uuid) ?? [];
const idsOf = (value: unknown) => new Set(namedIn(value));

function isOfOthers(
  world: World,
  visitor: 'otherCandidate' | 'otherEmployer',
  row: RowChange['row'],
): boolean {
  const { [visitor]: own, ...others } = world.people;
  const named = namedIn(row);
  if (named.some((id) => idsOf(own).has(id))) return false;
  const theirs = idsOf({ ...world, people: others });
  return named.some((id) => theirs.has(id));
}

/** The subjects of mails to others than the sender and staff, and the moves that wait to be mailed. */
function mailsToOthers({ people }: World, visitor: Visitor, changes: RowChange[]): unknown[] {
  if (visitor !== 'owner' && visitor !== 'recruiter') return [];
  const { administrator, moderator, reviewer } = people;
  const expected = [people[visitor], administrator, moderator, reviewer].map(({ email }) => email);
  return changes
    .filter(({ table, operation }) => table === 'pgboss.job' && operation === 'INSERT')
    .map(({ row }) => row as { name: string; data: { to?: string; subject?: string } })
    .filter(({ name, data }) => name === 'application-moved' || isMailToOthers(name, data.to, expected))
    .map(({ name, data }) => data.subject ?? name);
}

function isMailToOthers(name: string, to: string | undefined, expected: string[]): boolean {
  return name === 'send-mail' && to !== undefined && !expected.includes(to);
}
