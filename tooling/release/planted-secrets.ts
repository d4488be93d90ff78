import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** In every planted file, so that a copy of it is found under any name. */
export const plantedMark = 'planted-secret-5c1f0a';

/** Files of an operator or an editor that lie in a checkout, and belong into no image and no release. */
export const plantedSecrets = [
  '.env',
  '.env.local',
  '.env.production',
  '.data/database/base/1/1259',
  '.data/files/ab/abcdef',
  '.npmrc.orig',
  '.vscode/settings.json',
  'backup.sql',
  'backups/2026-11-28.zip.age',
  'data/.env',
  'data/checkout-stripe.sqlite',
  'data/customers.csv',
  'data/database/PG_VERSION',
  'data/files/ab/abcdef',
  'data/gazetteer/.regions.txt.swp',
  'deploy/.env',
  'deploy/.env.production',
  'deploy/env.production',
  'deploy/compose.override.yaml',
  'deploy/proxy/jobs.example.pem',
  'deploy/proxy/nginx.conf.bak',
  'deploy/secrets/backup_key',
  'deploy/secrets/database_url',
  'deploy/secrets/s3_secret_access_key',
  'deploy/systemd/settings',
  'deploy/tls/privkey.pem',
  'docs/operations/#install.md#',
  'docs/operations/.install.md.swp',
  'docs/operations/passwords.txt',
  'apps/.env',
  'apps/checkout-stripe/.env.local',
  'apps/checkout-stripe/data/checkout-stripe.sqlite',
  'apps/server/.data/database/PG_VERSION',
  'apps/server/.env.local',
  'apps/server/build/dump.sql',
  'apps/server/heap.heapsnapshot',
  'apps/server/migrations/.0021-next.sql',
  'apps/server/migrations/0001-baseline.sql~',
  'apps/server/node_modules/.cache/token.ts',
  'apps/server/src/.env.ts',
  'apps/server/src/key.pem',
  'apps/server/src/service-account.json',
  'apps/server/src/platform/#config.ts#',
  'apps/server/src/platform/config.ts.orig',
  'apps/server/src/platform/config.ts~',
  'apps/web/.env.local',
  'apps/web/build/client/dump.sql',
  'apps/web/public/.env',
  'apps/web/public/dump.sql',
  'node_modules/.cache/tsc/token.json',
  'packages/contract/.env.local',
  'packages/contract/src/id_rsa',
  'release/waymark-0.0.9.tar.gz',
  'waymark.sqlite',
] as const;

/** Named like files that belong: only Git can say that they do not. */
export const untrackedSecrets = [
  'data/gazetteer/customers.txt',
  'docs/operations/passwords.md',
  'apps/server/src/secrets.ts',
] as const;

export function plantSecrets(project: string, names: readonly string[]): void {
  for (const name of names) {
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${plantedMark} ${name}\n`);
  }
}
