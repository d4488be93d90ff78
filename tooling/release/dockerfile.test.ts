import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { serverFlags } from '../dev/server-process.mjs';
import { root } from '../root.ts';
import { parseDockerfile, readVariables, readWords } from './dockerfile.ts';

const stages = parseDockerfile(readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8'));
const last = stages.at(-1)?.instructions ?? [];
const textOf = (name: string) => last.find((instruction) => instruction.name === name)?.text ?? '';

describe('[L-32] the image', () => {
  test('is built with the version of Node that the product is written for', () => {
    const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect(stages[0]?.from).toBe(`node:${manifest.devDependencies['node']}-bookworm-slim`);
  });

  test('gets only what a release has, and no npm', () => {
    const copies = last.filter(({ name }) => name === 'COPY').map(({ text }) => text);
    expect(copies).toEqual([
      '--from=build /usr/local/bin/node /usr/local/bin/node',
      '--from=build /release /app',
    ]);
  });

  test('runs without root, says whether it is well, and keeps what it writes out of its root', () => {
    expect(textOf('USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/);
    expect(textOf('HEALTHCHECK')).toContain('CMD ["node", "deploy/healthcheck.mjs"]');
    // A board of a million postings takes minutes until it is ready.
    expect(textOf('HEALTHCHECK')).toContain('--start-period=15m');
    expect(textOf('VOLUME')).toBe('/data');
    const environment = readVariables(textOf('ENV'));
    expect(environment).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/data', HOST: '0.0.0.0' });
    expect(environment['NODE_COMPILE_CACHE']).toMatch(/^\/tmp\//);
    expect(readWords(textOf('CMD'))).toEqual(['node', ...serverFlags, 'apps/server/build/main.js']);
  });
});

test('continued lines are one instruction, comments none, and arguments are put in', () => {
  const [one, two] = parseDockerfile(
    'ARG V=1\n# note\nFROM a:${V} AS first\nRUN one \\\n  two\nFROM b\nENV A=1 B="x y"\n',
  );
  expect(one).toEqual({ from: 'a:1', name: 'first', instructions: [{ name: 'RUN', text: 'one two' }] });
  expect(two).toMatchObject({ from: 'b', name: '1' });
  expect(readVariables(two?.instructions[0]?.text ?? '')).toEqual({ A: '1', B: 'x y' });
  expect(() => readWords('["a", 1]')).toThrow('is no list of words');
});
