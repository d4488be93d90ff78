import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompany, createEmployer, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { isDomainVerified } from '../companies/queries.ts';
import { checkRecord, recheckRecords, settleMailboxes } from './commands.ts';
import { createTextLookUp, type TextLookUp } from './gateway.ts';

const context = useTestApp();
const day = 86_400_000;
let count = 0;

const call = (method: 'GET' | 'POST', url: string, { headers }: TestUser) =>
  context.app.inject({ method, url: `/api/company-verification${url}`, headers });
const stateOf = async (user: TestUser) => (await call('GET', '', user)).json().data;

async function createOwner(email = `olga-${++count}@gmail.com`) {
  const host = `docks-${++count}.example`;
  const { id: companyId } = await createCompany(context.services, { website: `https://www.${host}` });
  const owner = await createEmployer(context.services, { companyId, email: email.replace('HOST', host) });
  const viewer = { userId: owner.id, companyId } as EmployerViewer;
  return { owner, viewer, companyId, host };
}

/** Asks for the record, and gives what stands in the DNS when it was put there. */
async function publish(owner: TestUser): Promise<string[]> {
  await call('POST', '/record', owner);
  return ['v=spf1 -all', (await stateOf(owner)).record.value];
}

const dns = (texts: Record<string, string[] | undefined>): TextLookUp => {
  return async (host) => (host in texts ? texts[host] : null);
};

async function markOf(companyId: string) {
  const { verified_by: by } = await context.database
    .selectFrom('companies')
    .select('verified_by')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return by;
}

const setCompany = (companyId: string, fields: object) =>
  context.database.updateTable('companies').set(fields).where('id', '=', companyId).execute();

describe('[H-2] by mail', () => {
  test('a confirmed mailbox at the website verifies it, and pages show that', async () => {
    const { owner, companyId, host } = await createOwner('olga@HOST');
    expect(await stateOf(owner)).toMatchObject({ host, mailFits: true, verification: null });
    const response = await call('POST', '/mail', owner);
    expect(response.json().data.verification, response.body).toMatchObject({ host, by: 'mail' });
    expect(await isDomainVerified(context.database, companyId)).toBe(true);
    const events = await context.database
      .selectFrom('company_events')
      .select(['kind', 'detail'])
      .where('company_id', '=', companyId)
      .execute();
    expect(events).toEqual([{ kind: 'domain-verified', detail: host }]);
  });

  test.each([
    ['of a free provider', 'olga-free@gmail.com', new Date()],
    ['that is not confirmed', 'olga@HOST', null],
  ])('one %s does not', async (_what, email, confirmedAt) => {
    const { owner, companyId } = await createOwner(email);
    await context.database
      .updateTable('users')
      .set({ email_confirmed_at: confirmedAt })
      .where('id', '=', owner.id)
      .execute();
    expect((await stateOf(owner)).mailFits).toBe(false);
    expect((await call('POST', '/mail', owner)).statusCode).toBe(409);
    expect(await isDomainVerified(context.database, companyId)).toBe(false);
    expect(await markOf(companyId)).toBeNull();
  });

  test('a posting may go by it at once, and the mark follows by itself, as it goes with the last mailbox', async () => {
    const { owner, companyId } = await createOwner('olga@HOST');
    expect(await isDomainVerified(context.database, companyId)).toBe(true);
    expect(await markOf(companyId)).toBeNull();
    await settleMailboxes(context.services);
    expect(await markOf(companyId)).toBe('mail');
    await context.database
      .updateTable('company_members')
      .set({ member_role: 'viewer' })
      .where('user_id', '=', owner.id)
      .execute();
    await settleMailboxes(context.services);
    expect(await markOf(companyId)).toBeNull();
    expect(await isDomainVerified(context.database, companyId)).toBe(false);
  });
});

describe('[H-2] by a DNS record', () => {
  test('the record that was asked for proves the website', async () => {
    const { owner, viewer, companyId, host } = await createOwner();
    const texts = await publish(owner);
    await checkRecord(context.database, viewer, dns({ [host]: texts }));
    expect(await stateOf(owner)).toMatchObject({
      verification: { host, by: 'dns' },
      record: { value: texts[1], missingSince: null },
    });
    expect(await isDomainVerified(context.database, companyId)).toBe(true);
  });

  test('none, another company’s, or name servers that are silent prove nothing', async () => {
    const { owner, viewer, companyId, host } = await createOwner();
    const other = await createOwner();
    const foreign = await publish(other.owner);
    await expect(checkRecord(context.database, viewer, dns({}))).rejects.toMatchObject({ code: 'conflict' });
    await publish(owner);
    for (const [texts, code] of [
      [{}, 'conflict'],
      [{ [host]: foreign }, 'conflict'],
      [{ [host]: undefined }, 'unavailable'],
    ] as const) {
      const looking = checkRecord(context.database, viewer, dns(texts));
      await expect(looking).rejects.toMatchObject({ code });
    }
    expect(await markOf(companyId)).toBeNull();
  });

  test('a second request keeps the record; another website needs another, and loses the mark', async () => {
    const { owner, viewer, companyId, host } = await createOwner();
    const texts = await publish(owner);
    expect(await publish(owner)).toEqual(texts);
    await checkRecord(context.database, viewer, dns({ [host]: texts }));
    await setCompany(companyId, { website: 'https://quays.example' });
    expect(await stateOf(owner)).toMatchObject({ host: 'quays.example', verification: null, record: null });
    expect(await publish(owner)).not.toEqual(texts);
  });

  test('a website that changes while a name server is asked is not proven by the old one', async () => {
    const { owner, viewer, companyId, host } = await createOwner();
    const texts = await publish(owner);
    await checkRecord(context.database, viewer, async (asked) => {
      await setCompany(companyId, { website: 'https://bank.example' });
      return asked === host ? texts : null;
    });
    expect(await markOf(companyId)).toBeNull();
  });

  test('who is put out of the company while a name server is asked verifies nothing', async () => {
    const { owner, viewer, companyId } = await createOwner();
    const texts = await publish(owner);
    const checking = checkRecord(context.database, viewer, async () => {
      await context.database.deleteFrom('company_members').where('user_id', '=', owner.id).execute();
      return texts;
    });
    await expect(checking).rejects.toMatchObject({ code: 'forbidden' });
    expect(await markOf(companyId)).toBeNull();
  });

  test('a missing or shared website cannot be verified', async () => {
    const { owner, companyId } = await createOwner();
    for (const website of ['', 'https://gmail.com', 'http://10.0.0.1']) {
      await setCompany(companyId, { website });
      expect((await stateOf(owner)).host).toBeNull();
      expect((await call('POST', '/record', owner)).statusCode).toBe(409);
    }
  });

  test('[A-10] a viewer proves nothing and sees no record; who looks too often waits', async () => {
    const { owner, companyId } = await createOwner();
    await publish(owner);
    const viewer = await createEmployer(context.services, { companyId, memberRole: 'viewer' });
    expect((await stateOf(viewer)).record).toBeNull();
    for (const url of ['/mail', '/record', '/record/check']) {
      expect((await call('POST', url, viewer)).statusCode).toBe(403);
    }
    for (let i = 0; i < 20; i++) await context.services.rateLimits.consume('dns-check-company', companyId);
    expect((await call('POST', '/record/check', owner)).statusCode).toBe(429);
  });

  test('a verification ends when its record is missing for a week, not for a day or without an answer', async () => {
    const { owner, viewer, companyId, host } = await createOwner();
    const texts = await publish(owner);
    await checkRecord(context.database, viewer, dns({ [host]: texts }));
    const later = (days: number) => new Date(Date.now() + days * day);
    const asked: string[] = [];
    const recheck = (found: Record<string, string[] | undefined>, days: number) =>
      recheckRecords(
        context.services,
        async (name) => {
          asked.push(name);
          return dns(found)(name);
        },
        later(days),
      );
    await recheck({}, 6);
    expect(asked).not.toContain(host);
    await recheck({ [host]: undefined }, 8);
    expect((await stateOf(owner)).record.missingSince).toBeNull();
    await recheck({}, 8);
    expect((await stateOf(owner)).record.missingSince).not.toBeNull();
    expect(await markOf(companyId)).toBe('dns');
    await recheck({ [host]: texts }, 9);
    expect((await stateOf(owner)).record.missingSince).toBeNull();
    await recheck({}, 17);
    await recheck({}, 20);
    expect(await markOf(companyId)).toBe('dns');
    await recheck({}, 25);
    expect(await markOf(companyId)).toBeNull();
    expect((await stateOf(owner)).record).toBeNull();
  });
});

/** A name server that knows one host, with a record in two pieces; of others it says that there are none. */
let server: Socket;
let address: string;

function answerTo(query: Buffer): Buffer {
  const end = query.indexOf(0, 12) + 5;
  const question = query.subarray(12, end);
  const isKnown = question.includes('docks');
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(isKnown ? 1 : 0, 6);
  if (!isKnown) return Buffer.concat([head, question]);
  const pieces = ['waymark-verification=', 'token'].map((text) =>
    Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]),
  );
  const data = Buffer.concat(pieces);
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, question, record, data]);
}

beforeAll(async () => {
  server = createSocket('udp4', (query, { port, address: from }) => {
    server.send(answerTo(query), port, from);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  address = `127.0.0.1:${server.address().port}`;
});
afterAll(() => server.close());

test('[H-2] records are read whole; a host without any is told from name servers that are silent', async () => {
  const lookUp = createTextLookUp([address]);
  expect(await lookUp('docks.example')).toEqual(['waymark-verification=token']);
  expect(await lookUp('quays.example')).toBeNull();
  expect(await createTextLookUp(['127.0.0.1:1'])('docks.example')).toBeUndefined();
});
