import type { SourceFile } from './source-files.ts';

const ALLOWED =
  /^(apps\/server\/src\/platform\/config\.ts|apps\/checkout-stripe\/src\/settings\.ts|apps\/server\/src\/testing\/|tooling\/|e2e\/|bench\/)/;

/** Values of the server that administrators replace on the page of settings, and the function that knows both. */
const REPLACED = [
  [/\bconfig\.contact\b/, 'contactOf'],
  [/\bconfig\.mailFrom\b/, 'senderOf'],
] as const;
const RULES = 'apps/server/src/platform/board/board-rules.ts';

/** Settings are parsed once at start: read anywhere else, they escape the list of problems and the README. */
export function checkEnvironment(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [...readsEnvironment(file), ...passesBoardBy(file)]);
}

function readsEnvironment({ path, text }: SourceFile): string[] {
  if (ALLOWED.test(path) || !/\bprocess\.env\b/.test(text)) return [];
  return [`${path} reads process.env: take the value from the parsed configuration.`];
}

function passesBoardBy({ path, text }: SourceFile): string[] {
  if (path === RULES || !path.startsWith('apps/server/') || path.endsWith('.test.ts')) return [];
  return REPLACED.filter(([pattern]) => pattern.test(text)).map(
    ([, reader]) => `${path} passes the board's own setting by: ask ${reader} of ${RULES}.`,
  );
}
