import { readFileSync, statSync } from 'node:fs';

/** Settings of the board that a file may hold instead of the environment, which any process of the same user can read. */
const boardSecrets: readonly string[] = [
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_REPORTS_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CHECKOUT_PARTNER_SECRET',
  'CHECKOUT_WEBHOOK_SECRET',
  'CHECKOUT_WEBHOOK_SECRET_PREVIOUS',
  'BACKUP_KEY',
  'STAFF_SSO_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
  'LINKEDIN_CLIENT_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SEARCH_ENGINE_USER',
  'SEARCH_ENGINE_PASSWORD',
  'SEARCH_ENGINE_CA',
  'CDN_PURGE_TOKEN',
];

const maxBytes = 64 * 1024;

type Given = Record<string, string | undefined>;

/** The settings with the contents of their `…_FILE`, and one sentence for each file that cannot be used. */
export function readSecretFiles(given: Given, names = boardSecrets): { settings: Given; problems: string[] } {
  const settings = { ...given };
  const problems: string[] = [];
  for (const name of names) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    const found = given[name] === undefined ? readSecret(name, path) : { problem: givenTwice(name) };
    if ('problem' in found) problems.push(found.problem);
    else settings[name] = found.secret;
  }
  return { settings, problems };
}

const givenTwice = (name: string) => `${name} and ${name}_FILE are both set. Keep one of them.`;

function readSecret(name: string, path: string): { secret: string } | { problem: string } {
  try {
    if (statSync(path).size > maxBytes)
      return { problem: `${name}_FILE: ${path} is too large for a secret.` };
    // Editors and "echo" end a file with a line break.
    const secret = readFileSync(path, 'utf8').trim();
    return secret === ''
      ? { problem: `${name}_FILE: ${path} is empty. Write the secret into it.` }
      : { secret };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      problem: `${name}_FILE: ${path} cannot be read (${code}). Check the path and who may read the file.`,
    };
  }
}
