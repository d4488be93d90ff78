import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createCandidate } from '../../testing/factories.ts';
import { pdfBytes } from '../../testing/resume-files.ts';
import { startClamd } from '../../testing/stand-ins/clamd.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { multipart } from '../../testing/uploads.ts';
import { readConfig } from '../config.ts';
import { createScanner } from './clamd.ts';

const context = useTestApp();
const log = pino({ level: 'silent' });

async function countFiles(): Promise<number> {
  return (await context.database.selectFrom('files').select('id').execute()).length;
}

/** The application with a scanner that answers so. */
async function upload(answer: (content: Buffer) => string | undefined, isAway = false) {
  const clamd = await startClamd(answer);
  if (isAway) await clamd.stop();
  else onTestFinished(() => clamd.stop());
  const config = { ...context.services.config, clamd: clamd.address };
  const { app } = await buildApp({ ...context.services, config }, log);
  onTestFinished(() => app.close());
  const { headers } = await createCandidate(context.services);
  const before = await countFiles();
  const form = await multipart({}, { name: 'cv.pdf', bytes: pdfBytes() });
  const response = await app.inject({
    method: 'POST',
    url: '/api/resumes',
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
  const stored = (await countFiles()) - before;
  const left = await readdir(context.services.temporaryDirectory);
  return { response, scanned: clamd.scanned, stored, left };
}

describe('[L-32] uploads are checked for viruses where clamd is named', () => {
  test('a file is sent to clamd whole, and one without a virus is stored', async () => {
    const { response, scanned, stored } = await upload(() => 'stream: OK');
    expect(response.statusCode).toBe(201);
    expect(scanned).toEqual([pdfBytes()]);
    expect(stored).toBe(1);
  });

  test('a file with a virus is refused with a sentence at its field, and nothing of it stays', async () => {
    const { response, stored, left } = await upload(() => 'stream: Eicar-Signature FOUND');
    expect(response.statusCode).toBe(415);
    expect(response.json().fields.resume).toBe(
      'A virus was found in this file, and it was not stored. Check your computer, or choose another file.',
    );
    expect(stored).toBe(0);
    expect(left).toEqual([]);
  });

  test('while clamd is away, or answers with an error, nothing is stored and the form can be sent again', async () => {
    for (const isAway of [true, false]) {
      const { response, stored, left } = await upload(() => 'INSTREAM size limit exceeded. ERROR', isAway);
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('60');
      expect(response.json().message).toContain('cannot be checked for viruses at the moment');
      expect(stored).toBe(0);
      expect(left).toEqual([]);
    }
  });

  test('a clamd that says nothing is given up', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'waymark-scan-')), 'large');
    await writeFile(path, randomBytes(5_000_000));
    const silent = await startClamd(() => undefined);
    onTestFinished(() => silent.stop());
    const scan = createScanner(silent.address, log, 50);
    await expect(scan(path, 'file')).rejects.toMatchObject({ code: 'unavailable' });
  });

  test.each(['clamd', 'clamd:', 'http://clamd:3310', 'clamd:3310/x'])(
    '%s is no host and port',
    (CLAMD_HOST) => {
      expect(() => readConfig({ CLAMD_HOST })).toThrow(/CLAMD_HOST is host and port/);
    },
  );

  test('an address in brackets is taken as one of IPv6', () => {
    expect(readConfig({ CLAMD_HOST: '[::1]:3310' }).clamd).toEqual({ host: '::1', port: 3310 });
  });
});
