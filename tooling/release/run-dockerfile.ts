import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { readVariables, readWords, type Stage } from './dockerfile.ts';

/** A stage whose instructions were run in a directory that stands for the root of its image. */
export interface RanStage {
  directory: string;
  /** The folder in which its command would run, below the directory. */
  workingDirectory: string;
  environment: Record<string, string>;
  command: string[];
  healthCheck: string[];
  user: string;
}

/**
 * Runs the instructions of a Dockerfile without an engine, each stage in a directory of its own. Absolute paths of an
 * image are paths below that directory; programs are those of this machine.
 */
export function runStages(
  stages: readonly Stage[],
  context: readonly string[],
  source: string,
  place: string,
) {
  const ran = new Map<string, RanStage>();
  for (const stage of stages) {
    const directory = path.join(place, stage.name);
    mkdirSync(directory, { recursive: true });
    ran.set(stage.name, runStage(stage, { directory, context, source, ran }));
  }
  const last = ran.get(stages.at(-1)?.name ?? '');
  if (!last) throw new Error('The Dockerfile has no stage.');
  return last;
}

interface Surroundings {
  directory: string;
  /** Files that are sent to the build, relative to `source`. */
  context: readonly string[];
  source: string;
  ran: ReadonlyMap<string, RanStage>;
}

function runStage({ instructions }: Stage, surroundings: Surroundings): RanStage {
  const stage: RanStage = {
    directory: surroundings.directory,
    workingDirectory: '/',
    environment: {},
    command: [],
    healthCheck: [],
    user: 'root',
  };
  for (const { name, text } of instructions) {
    switch (name) {
      case 'WORKDIR':
        stage.workingDirectory = text;
        mkdirSync(inside(stage, text), { recursive: true });
        break;
      case 'COPY':
        copy(text, stage, surroundings);
        break;
      case 'RUN':
        runCommand(text, stage);
        break;
      case 'ENV':
        Object.assign(stage.environment, readVariables(text));
        break;
      case 'USER':
        stage.user = text;
        break;
      case 'CMD':
        stage.command = readWords(text);
        break;
      case 'HEALTHCHECK':
        stage.healthCheck = readWords(text.slice(text.indexOf('CMD') + 3).trim());
        break;
      case 'VOLUME':
      case 'EXPOSE':
      case 'LABEL':
        break;
      default:
        throw new Error(`The instruction ${name} is not known here.`);
    }
  }
  return stage;
}

export function inside({ directory, workingDirectory }: RanStage, name: string): string {
  return path.join(directory, path.resolve(workingDirectory, name));
}

function copy(text: string, stage: RanStage, { context, source, ran }: Surroundings): void {
  const [, from, what = '', to = ''] = /^(?:--from=(\S+)\s+)?(\S+)\s+(\S+)$/.exec(text) ?? [];
  if (from === undefined) {
    if (what !== '.') throw new Error(`COPY ${text} is not known here.`);
    for (const name of context) {
      const target = path.join(inside(stage, to), name);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(path.join(source, name), target);
    }
    return;
  }
  const origin = ran.get(from);
  if (!origin) throw new Error(`There is no stage ${from}.`);
  // Programs of the image that a stage began with are those of this machine.
  if (what === '/usr/local/bin/node') return copyProgram(process.execPath, inside(stage, to));
  cpSync(inside(origin, what), inside(stage, to), { recursive: true, verbatimSymlinks: true });
}

function copyProgram(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** Absolute paths of the image in a command are put below its directory. */
function runCommand(text: string, stage: RanStage): void {
  const command = text
    .replaceAll(/(?<=\s)\/(?!dev\/)[\w./-]+/g, (absolute) => path.join(stage.directory, absolute))
    // Another owner is for root alone.
    .replaceAll(/\s-[og] \d+/g, '');
  execFileSync('sh', ['-ec', command], {
    cwd: inside(stage, '.'),
    env: { ...process.env, ...stage.environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
