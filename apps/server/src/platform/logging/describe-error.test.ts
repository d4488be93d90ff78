import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeError, maskText } from './describe-error.ts';

const context = useTestApp();
const token = 'q3Zx9LwT7bVn2KmR5cYd8HsJ4fGp6AeU1oXiWt0';

describe('[L-32] errors are logged without personal data', () => {
  test.each([
    ['550 <ada.lovelace@mail.example> unknown', '550 <(address)> unknown'],
    ['GET https://jobs.example/verify?token=abc failed', 'GET https://jobs.example/verify?… failed'],
    ['connect postgresql://me:open-sesame@db.example/x', 'connect postgresql://(secret)@db.example/x'],
    [`Bearer ${token}`, 'Bearer (secret)'],
    ['invalid input syntax for type uuid: "Ada Lovelace"', 'invalid input syntax for type uuid: "…"'],
    ['job 01999999-aaaa-7bbb-8ccc-dddddddddddd failed', 'job 01999999-aaaa-7bbb-8ccc-dddddddddddd failed'],
    [
      'at handleSomethingWithAVeryLongNameIndeed (a.ts:1)',
      'at handleSomethingWithAVeryLongNameIndeed (a.ts:1)',
    ],
  ])('%s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  test('what the database says of a row is left out, and the names of the schema stay', async () => {
    const insert = sql`insert into newsletter_subscribers (id, email) values (null, 'ada@mail.example')`;
    const error: unknown = await insert.execute(context.database).catch((failure: unknown) => failure);
    const described = JSON.stringify(describeError(error));
    expect(described).not.toContain('ada@mail.example');
    expect(JSON.stringify(error)).toContain('ada@mail.example');
    expect(described).toContain('"table":"newsletter_subscribers"');
  });

  test('a cause is described as well, and never without an end', () => {
    const circle = new Error('all of ada@mail.example');
    circle.cause = circle;
    const text = JSON.stringify(describeError(circle));
    expect(text).toContain('"cause"');
    expect(text).not.toContain('ada@');
  });

  test('the log of a request that fails names neither query, body, header nor the value that broke it', async () => {
    let log = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString();
        done();
      },
    });
    const logger = pino(
      { level: 'trace', serializers: { err: (error: unknown) => describeError(error) } },
      sink,
    );
    const { app } = await buildApp(context.services, logger);
    app.post('/broken', async ({ body }) => {
      throw new Error(`It broke at ${JSON.stringify(body)}`);
    });
    const response = await app.inject({
      method: 'POST',
      url: `/broken?email=grace@mail.example&token=${token}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { email: 'ada@mail.example', secret: token },
    });
    await app.close();
    expect(response.statusCode).toBe(500);
    expect(log).toContain('request failed');
    expect(log).toContain('It broke at');
    for (const personal of ['ada@', 'grace@', token]) expect(log).not.toContain(personal);
  });
});
