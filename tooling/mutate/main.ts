import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isTest, readSources, type SourceFile } from '../checks/source-files.ts';
import { runCommand } from '../dev/run-command.ts';
import { runWithOptions } from '../read-options.ts';
import { root } from '../root.ts';
import { listMutations, type Mutation } from './mutations.ts';
import { nearTests } from './near-tests.ts';

const usage = `npm run mutate [-- --seed 1] [--count 60] [--since COMMIT] [--only PART-OF-A-PATH] [--seconds 300]

Puts faults into the sources, one at a time: a condition or a lock left out of a query, a refusal or a call left out, a
limit off by one, a comparison turned round. Runs the tests that are near and prints the faults that none noticed. They
are drawn by --seed, each from a file of its own, or from the lines that were changed since a commit. Exits with 1
where less than 85 % are noticed.

--seconds  how long the tests of one fault may take; what takes longer is counted as neither`;

/** What tests of the server and of rules can see; components have theirs in a browser. */
const mutated = /^(?:apps\/(?:server|checkout-\w+)\/(?!src\/demo)|packages\/contract\/).+(?<!tables)\.ts$/;
const share = 0.85;

interface Fault extends Mutation {
  file: SourceFile;
}

type Verdict = 'noticed' | 'SURVIVED' | 'took too long';

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());

await runWithOptions(usage, { seed: 1, count: 60, since: '', only: '', seconds: 300 }, async (given) => {
  const sources = readSources(root);
  const faults = drawFaults(sources, given);
  const verdicts: Verdict[] = [];
  for (const fault of faults) {
    const verdict = await judge(fault, nearTests(sources, fault.file.path), given.seconds);
    process.stdout.write(`${verdict} ${describe(fault)}\n`);
    verdicts.push(verdict);
    if (interruption.signal.aborted) break;
  }
  const judged = verdicts.filter((verdict) => verdict !== 'took too long');
  const noticed = judged.filter((verdict) => verdict === 'noticed').length;
  process.stdout.write(
    `${noticed} of ${judged.length} noticed, ${verdicts.length - judged.length} not judged\n`,
  );
  return noticed >= judged.length * share;
});

function drawFaults(
  sources: readonly SourceFile[],
  { seed, count, since, only }: { seed: number; count: number; since: string; only: string },
): Fault[] {
  const changed = since === '' ? undefined : listChangedLines(since);
  const random = createRandom(seed);
  const drawn = new Map<string, Fault>();
  const all = sources
    .filter((file) => mutated.test(file.path) && !isTest(file) && file.path.includes(only))
    .flatMap((file) => listMutations(file.path, file.text).map((mutation) => ({ ...mutation, file })))
    .filter((fault) => !changed || changed.has(`${fault.file.path}:${lineOf(fault)}`))
    .map((fault) => ({ fault, order: random() }))
    .toSorted((a, b) => a.order - b.order);
  for (const { fault } of all) {
    // One of each file: a long file would have most of them. Of a change every one counts.
    const key = changed ? describe(fault) : fault.file.path;
    if (drawn.size < count && !drawn.has(key)) drawn.set(key, fault);
  }
  return [...drawn.values()];
}

/** Numbers from 0 to 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `path:line` of each line that is other than in a commit. */
function listChangedLines(since: string): Set<string> {
  const lines = new Set<string>();
  let name = '';
  const diff = execFileSync('git', ['diff', '--unified=0', since], { cwd: root, encoding: 'utf8' });
  for (const line of diff.split('\n')) {
    name = /^\+\+\+ b\/(.+)$/.exec(line)?.[1] ?? name;
    const [, first, length = '1'] = /^@@ .+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === undefined) continue;
    for (let at = 0; at < Number(length); at++) lines.add(`${name}:${Number(first) + at}`);
  }
  return lines;
}

function lineOf({ file, start }: Fault): number {
  return file.text.slice(0, start).split('\n').length;
}

function describe(fault: Fault): string {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 100);
  const was = plain(fault.file.text.slice(fault.start, fault.end));
  return `${fault.file.path}:${lineOf(fault)} ${was} → ${plain(fault.text) || 'nothing'}`;
}

/** Puts the fault in, runs the tests until one fails, and takes it out again, whatever happens. */
async function judge(fault: Fault, parts: readonly string[][], seconds: number): Promise<Verdict> {
  const { path: name, text } = fault.file;
  const timeout = AbortSignal.timeout(seconds * 1000);
  const signal = AbortSignal.any([timeout, interruption.signal]);
  writeFileSync(path.join(root, name), text.slice(0, fault.start) + fault.text + text.slice(fault.end));
  try {
    for (const tests of parts.filter((part) => part.length > 0)) {
      const command = [
        'vitest',
        'run',
        '--project=!components',
        '--project=!engine',
        '--bail=1',
        '--reporter=dot',
        ...tests,
      ];
      const { ok } = await runCommand(command, { signal });
      if (signal.aborted) return 'took too long';
      if (!ok) return 'noticed';
    }
    return 'SURVIVED';
  } finally {
    writeFileSync(path.join(root, name), text);
  }
}
