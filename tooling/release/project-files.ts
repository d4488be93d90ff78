import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDockerignore } from './dockerignore.ts';

/** What `docker build` sends of a directory: every file that .dockerignore lets through, whether Git tracks it or not. */
export function listContext(project: string): string[] {
  const isAllowed = parseDockerignore(readFileSync(path.join(project, '.dockerignore'), 'utf8'));
  return filesBelow(project, '').filter(isAllowed);
}

/**
 * The files of the project that a release may have: those that .dockerignore lets through and, in a checkout, Git
 * tracks. Sources that were unpacked have no Git; there the list alone decides.
 */
export function listProjectFiles(project: string): { files: string[]; untracked: string[] } {
  const context = listContext(project);
  if (!existsSync(path.join(project, '.git'))) return { files: context, untracked: [] };
  const tracked = new Set(listTracked(project));
  return {
    files: context.filter((name) => tracked.has(name)),
    untracked: context.filter((name) => !tracked.has(name)),
  };
}

function listTracked(project: string): string[] {
  // A checkout of another user is no danger here: nothing of it is run.
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    ['-c', `safe.directory=${path.resolve(project)}`, 'ls-files', '-z', '--cached'],
    { cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status === 0) return stdout.split('\0').filter((name) => name !== '');
  const reason = error ? error.message : stderr.trim();
  throw new Error(
    `Git cannot say which files belong to a release (${reason}). Install Git, or run this in the sources without their .git folder.`,
  );
}

/** Folders that no line of .dockerignore lets anything through from; a walk through them takes seconds. */
const closed = new Set(['.git', 'node_modules']);

/** Plain files alone: a link may lead out of the project. */
function filesBelow(project: string, folder: string): string[] {
  return readdirSync(path.join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return closed.has(entry.name) ? [] : filesBelow(project, name);
    return lstatSync(path.join(project, name)).isFile() ? [name] : [];
  });
}
