import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../apps/checkout-stripe/src/settings.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { root } from '../root.ts';
import { environmentOf, readCompose, type Service } from './compose.ts';

const { services, secrets, volumes } = readCompose();
const given = { PUBLIC_URL: 'https://jobs.example', MAIL_FROM: 'Board <jobs@jobs.example>' };
const boards = ['web-1', 'web-2', 'worker'] as const;
const serviceOf = (name: string) => services[name] ?? ({} as Service);

/** The contents of the secret files, in files of this machine. */
function withSecrets(environment: Record<string, string>): Record<string, string> {
  const contents: Record<string, string> = {
    database_url: 'postgresql://waymark:secret@database:5432/waymark',
    s3_access_key_id: 'waymark',
    s3_secret_access_key: 'secret',
    checkout_partner_secret: 'a'.repeat(64),
    checkout_webhook_secret: `whsec_${Buffer.alloc(32).toString('base64')}`,
    stripe_secret_key: 'sk_test_abc',
    stripe_webhook_secret: 'whsec_abc',
    backup_key: `AGE-SECRET-KEY-1${'Q'.repeat(58)}`,
  };
  const directory = mkdtempSync(path.join(tmpdir(), 'waymark-compose-'));
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      if (!value.startsWith('/run/secrets/')) return [name, value];
      const secret = path.basename(value);
      writeFileSync(path.join(directory, secret), contents[secret] ?? '');
      return [name, path.join(directory, secret)];
    }),
  );
}

describe('[L-32] compose.yaml', () => {
  test('has two web nodes, a worker and all that they need', () => {
    const others = ['proxy', 'database', 'storage', 'bucket', 'search', 'mail'];
    expect(Object.keys(services)).toEqual([...boards, ...others]);
  });

  test.each(boards)('the settings of %s are taken as they are', (name) => {
    const config = readConfig(withSecrets(environmentOf(serviceOf(name), given)));
    expect(config).toMatchObject({
      publicUrl: 'https://jobs.example',
      trustProxy: true,
      demo: false,
      databaseUrl: 'postgresql://waymark:secret@database:5432/waymark',
      smtpUrl: 'smtp://mail:1025',
      background: name === 'worker',
      metrics: { port: 9100, host: '0.0.0.0' },
      backup: { place: { prefix: 'backups/' } },
      s3: { endpoint: 'http://storage:9000', bucket: 'waymark' },
    });
  });

  test('each month the worker alone restores the newest backup on trial', () => {
    const drills = boards.map(
      (name) => readConfig(withSecrets(environmentOf(serviceOf(name), given))).backup?.drillCron,
    );
    expect(drills).toEqual([undefined, undefined, '30 4 1 * *']);
  });

  test('[L-49] the search engine is beside the board where its profile is chosen, and nothing outside reaches it', () => {
    const search = serviceOf('search');
    expect(search).toMatchObject({ profiles: ['opensearch'], networks: ['inside'] });
    expect(search).not.toHaveProperty('ports');
    const settings = withSecrets(
      environmentOf(serviceOf('web-1'), { ...given, SEARCH_ENGINE_URL: 'http://search:9200' }),
    );
    expect(readConfig(settings).searchEngine?.url).toBe('http://search:9200');
    expect(readConfig(withSecrets(environmentOf(serviceOf('web-1'), given))).searchEngine).toBeUndefined();
    const pom = readFileSync(path.join(root, 'tooling/engine/pom.xml'), 'utf8');
    expect(search.image).toBe(
      `opensearchproject/opensearch:${/<opensearch.version>([\d.]+)</.exec(pom)?.[1]}`,
    );
  });

  test.each(boards)('%s has a read-only root, no rights beyond its own, and its own data', (name) => {
    const service = serviceOf(name);
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: [`${name}:/data`] });
    expect(service.depends_on).toHaveProperty('database.condition', 'service_healthy');
  });

  test('every secret and volume that is named is there, and none is in the environment', () => {
    const named: string[] = [];
    for (const service of Object.values(services)) {
      for (const secret of service.secrets ?? []) expect(secrets).toHaveProperty(secret);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (!source.startsWith('.')) named.push(source);
      }
      const names = Object.keys(service.environment ?? {});
      expect(
        names.filter((name) => /PASSWORD|SECRET|KEY|DATABASE_URL/.test(name) && !name.endsWith('_FILE')),
      ).toEqual([]);
    }
    expect(named.filter((name) => !(name in volumes))).toEqual([]);
  });

  test('no image is one that changes by itself', () => {
    const others = Object.entries(services).filter(([name]) => !(boards as readonly string[]).includes(name));
    expect(others.map(([, { image }]) => image)).toEqual(
      others.map(() => expect.stringMatching(/^[\w./-]+:(?!latest)[\w.-]*\d/)),
    );
  });
});

describe('[L-30, L-32] compose.stripe.yaml', () => {
  const added = readCompose('compose.stripe.yaml');
  const paying = { ...given, CHECKOUT_ORIGIN: 'https://pay.jobs.example' };

  test.each(boards)('%s knows the checkout', (name) => {
    const environment = {
      ...environmentOf(serviceOf(name), paying),
      ...environmentOf(added.services[name] ?? ({} as Service), paying),
    };
    expect(readConfig(withSecrets(environment)).checkout).toMatchObject({
      origin: 'https://pay.jobs.example',
      orderPath: '/orders/{order}',
    });
  });

  test('the checkout has its secrets, its own data and no others', () => {
    const checkout = added.services['checkout'] ?? ({} as Service);
    expect(readSettings(withSecrets(environmentOf(checkout, paying)))).toMatchObject({
      port: 8090,
      origin: 'https://pay.jobs.example',
      productUrl: 'https://jobs.example',
      apiUrl: 'http://board:3000/api',
      stateFile: '/data/checkout-stripe.sqlite',
    });
    expect(checkout).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: ['checkout:/data'] });
    expect(checkout.secrets?.every((name) => name in added.secrets)).toBe(true);
    expect(checkout.secrets).not.toContain('database_url');
  });
});
