import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const command = fileURLToPath(new URL('read-resumes.ts', import.meta.url));
const fixture = fileURLToPath(new URL('src/testing/resumes/projects-only-recife.pdf', import.meta.url));
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-resumes-'));
});
afterAll(() => rm(directory, { recursive: true }));

function run(...parameters: string[]): Promise<{ code: number | string; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...parameters], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

const written = async (name: string) =>
  JSON.parse(await readFile(join(directory, 'out', name), 'utf8')) as Record<
    string,
    { full_name?: string; reason?: string }
  >;

test('a folder of resumes is read, and one that cannot be keeps none of the others back', async () => {
  const broken = join(directory, 'broken.pdf');
  await writeFile(broken, '%PDF-1.7 and nothing else');
  const out = join(directory, 'out');
  const { code, stdout, stderr } = await run('--out', out, broken, join(directory, 'missing.docx'), fixture);
  expect(code).toBe(2);
  expect(stdout).toContain('1 of 3 resumes were read');
  expect(stderr).toContain(`${broken}: This file is damaged`);
  expect((await written('projects-only-recife.json')).contact?.full_name).toBe('Thiago Nascimento Freire');
  expect((await written('broken.json')).error?.reason).toBe('damaged');
  expect((await written('missing.json')).error?.reason).toBe('missing');
});

test('all read ends with 0, nothing named with a word on how to', async () => {
  expect((await run('--out', join(directory, 'out'), fixture)).code).toBe(0);
  const { code, stderr } = await run();
  expect(code).toBe(1);
  expect(stderr).toContain('npm run resumes:read -- --out DIR FILE…');
});
