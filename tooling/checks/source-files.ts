import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  /** Relative to the project's folder, with forward slashes. */
  path: string;
  text: string;
}

export const FOLDERS = ['apps', 'packages', 'e2e', 'bench', 'tooling'];
const GENERATED = new Set(['node_modules', 'build', '.react-router', '.data']);
const SOURCE = /\.(ts|tsx|mjs|css)$/;

/** Every file of ours that a person reads and changes; what is installed or generated is left out. */
export function readSources(root: string): SourceFile[] {
  return FOLDERS.flatMap((folder) => namesUnder(root, folder))
    .filter((name) => SOURCE.test(name))
    .map((name) => ({ path: name, text: readFileSync(path.join(root, name), 'utf8') }));
}

function namesUnder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (GENERATED.has(entry.name)) return [];
    const name = `${folder}/${entry.name}`;
    return entry.isDirectory() ? namesUnder(root, name) : [name];
  });
}

export const TEST = /\.(test|spec)\.tsx?$|^(e2e|apps\/(server|web)\/src\/testing|tooling\/testing)\//;

export function isTest(file: { path: string }): boolean {
  return TEST.test(file.path);
}

export function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
