import path from 'node:path';
import { parseSync } from 'vite';
import type { SourceFile } from './source-files.ts';

export interface Import {
  /** The file of ours that is imported, relative to the project's folder. */
  target: string;
  typeOnly: boolean;
}

const CONTRACT = '@waymark/contract/';

/** The files of ours that a file imports or exports from; packages and style sheets are left out. */
export function importsOf(file: SourceFile): Import[] {
  const { module } = parseSync(file.path, file.text);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .map(({ moduleRequest, isType }) => ({ request: moduleRequest?.value, typeOnly: isType })),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      request: literal(file.text.slice(moduleRequest.start, moduleRequest.end)),
      typeOnly: false,
    })),
  ];
  return found.flatMap(({ request, typeOnly }) => {
    const target = resolve(file.path, request);
    return target ? [{ target, typeOnly }] : [];
  });
}

function literal(source: string): string | undefined {
  return /^(['"])(.*)\1$/.exec(source)?.[2];
}

function resolve(from: string, request: string | undefined): string | undefined {
  if (!request || request.endsWith('.css')) return undefined;
  if (request.startsWith(CONTRACT)) return `packages/contract/src/${request.slice(CONTRACT.length)}.ts`;
  if (request.startsWith('@waymark/')) return `apps/${request.slice('@waymark/'.length)}`;
  return request.startsWith('.') ? path.posix.join(path.posix.dirname(from), request) : undefined;
}
