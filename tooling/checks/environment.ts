import type { SourceFile } from './source-files.ts';

const ALLOWED =
  /^(apps\/server\/src\/platform\/config\.ts|apps\/checkout-stripe\/src\/settings\.ts|apps\/server\/src\/testing\/|tooling\/|e2e\/|bench\/)/;

/** Settings are parsed once at start: read anywhere else, they escape the list of problems and the README. */
export function checkEnvironment(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => !ALLOWED.test(path) && /\bprocess\.env\b/.test(text))
    .map(({ path }) => `${path} reads process.env: take the value from the parsed configuration.`);
}
