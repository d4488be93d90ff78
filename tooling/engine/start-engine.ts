import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const sources = ['pom.xml', 'Engine.java'].map((name) => path.join(import.meta.dirname, name));
const programs = ['java', 'javac', 'mvn'];
const lookAgainMs = 200;
const startWithinMs = 300_000;
const prepareWithinMs = 300_000;

interface EngineOptions {
  /** What it stores; an engine that is started in it again has all of it. */
  directory: string;
  port: number;
  heapMegabytes?: number;
  /** How many processors it believes to have. */
  processors?: number;
}

export interface RunningEngine {
  url: string;
  /** The process, for measurements. */
  pid: number;
  stop(): Promise<void>;
  /** Without a chance to write anything. */
  kill(): Promise<void>;
}

/** In one line why no engine can be started here; undefined where one can. */
export async function findEngineProblem(): Promise<string | undefined> {
  const missing = programs.filter((name) => !isInPath(name));
  if (missing.length > 0) return `OpenSearch needs ${missing.join(', ')}, which are not installed`;
  try {
    await prepareEngine();
    return undefined;
  } catch (error) {
    const [line = ''] = String((error as { stderr?: string }).stderr || error)
      .trim()
      .split('\n');
    return `OpenSearch could not be fetched or compiled: ${line}`;
  }
}

const isInPath = (name: string) =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));

/** Fetches the published parts and compiles the main class, once for each version of both; gives their folder. */
async function prepareEngine(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  const folder = path.join(tmpdir(), `waymark-engine-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const part = mkdtempSync(path.join(tmpdir(), 'waymark-engine-part-'));
  const [pom = '', main = ''] = sources;
  const options = { timeout: prepareWithinMs };
  try {
    const copy = ['-q', '-B', '-f', pom, 'dependency:copy-dependencies'];
    await run('mvn', [...copy, `-DoutputDirectory=${path.join(part, 'lib')}`], options);
    await run('javac', ['-cp', path.join(part, 'lib', '*'), '-d', path.join(part, 'classes'), main], options);
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Starts OpenSearch on this machine alone; it ends with this process. Resolves when it answers. */
export async function startEngine(options: EngineOptions): Promise<RunningEngine> {
  const folder = await prepareEngine();
  const { directory, port, heapMegabytes = 1024, processors } = options;
  mkdirSync(path.join(directory, 'config'), { recursive: true });
  const logging = path.join(directory, 'config', 'log4j2.properties');
  writeFileSync(
    logging,
    'rootLogger.level = warn\nrootLogger.appenderRef.c.ref = c\nappender.c.type = Console\nappender.c.name = c\n',
  );
  const child = spawn(
    'java',
    [
      `-Xms${Math.min(heapMegabytes, 512)}m`,
      `-Xmx${heapMegabytes}m`,
      ...(processors === undefined ? [] : [`-XX:ActiveProcessorCount=${processors}`]),
      `-Dlog4j2.configurationFile=${logging}`,
      '-cp',
      [path.join(folder, 'classes'), path.join(folder, 'lib', '*')].join(path.delimiter),
      'Engine',
      directory,
      String(port),
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const url = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  try {
    await answering(child, url);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return { url, pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  const note = (chunk: Buffer) => void (output = `${output}${chunk.toString()}`.slice(-10_000));
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  // Its end is noticed below.
  child.stdin?.on('error', () => {});
  for (const began = Date.now(); Date.now() - began < startWithinMs; await wait(lookAgainMs)) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const answer = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=60s`).catch(
      () => undefined,
    );
    await answer?.arrayBuffer();
    if (answer?.ok) return;
  }
  throw new Error(`OpenSearch did not start:\n${output}`);
}
