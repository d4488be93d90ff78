import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

test('keeps both streams and the outcome', async () => {
  expect(await runCommand(['sh', '-c', 'echo one; echo two >&2'])).toEqual({
    ok: true,
    output: expect.stringMatching(/one\n[^]*two\n|two\n[^]*one\n/),
  });
  expect(await runCommand(['sh', '-c', 'echo no; exit 3'])).toEqual({ ok: false, output: 'no\n' });
  expect(await runCommand(['no-such-program-here'])).toMatchObject({ ok: false });
});

test('an interruption ends what the program has started, too', async () => {
  const interruption = new AbortController();
  // The grandchild holds the stream open: without its end this would wait for a minute.
  const run = runCommand(['sh', '-c', 'sleep 60 & wait'], { signal: interruption.signal });
  interruption.abort();
  expect(await run).toMatchObject({ ok: false });
  expect(await runCommand(['true'], { signal: interruption.signal })).toEqual({
    ok: false,
    output: 'Interrupted.',
  });
});
