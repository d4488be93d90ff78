import { expect, test } from 'vitest';
import { mayChangeTeam, sightOf, type Standing } from './policy.ts';

const outsider: Standing = { is_recruiter: true, is_owner: false, part: null, is_team_empty: false };

test.each<[string, Partial<Standing>, ReturnType<typeof sightOf>, boolean]>([
  ['a recruiter outside the team', {}, 'none', false],
  ['a recruiter before there is a team', { is_team_empty: true }, 'none', true],
  ['an interviewer', { part: 'interviewer' }, 'own-first', false],
  ['a recruiter on the team', { part: 'recruiter' }, 'own-first', false],
  ['a hiring manager', { part: 'hiring-manager' }, 'all', true],
  ['an owner', { is_owner: true }, 'all', true],
  ['a hiring manager who is a viewer now', { part: 'hiring-manager', is_recruiter: false }, 'none', false],
  ['a viewer before there is a team', { is_recruiter: false, is_team_empty: true }, 'none', false],
])('[L-34] %s', (_who, change, sight, mayChange) => {
  const standing = { ...outsider, ...change };
  expect(sightOf(standing)).toBe(sight);
  expect(mayChangeTeam(standing)).toBe(mayChange);
});
