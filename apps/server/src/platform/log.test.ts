import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { Terminal } from './terminal.ts';

test('in a terminal an entry is one line that a person reads, without what only machines need', async () => {
  let screen = '';
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      screen += chunk.toString();
      done();
    },
  });
  const log = await createLog({ logLevel: 'info' }, new Terminal(output));
  log.info({ reqId: 'abc', method: 'GET', path: '/home', status: 200, ms: 3.1 }, 'request');
  await expect.poll(() => screen).toContain('/home');
  // oxlint-disable-next-line no-control-regex -- colours
  const text = screen.replaceAll(/\u001B\[\d+m/g, '');
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: request \{.*"path":"\/home".*\}\n$/);
  expect(text).not.toContain('abc');
  expect(text).not.toContain('pid');
});
