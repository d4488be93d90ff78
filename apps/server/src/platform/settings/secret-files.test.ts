import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

function writeSecret(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'waymark-secret-')), 'secret');
  writeFileSync(path, content);
  return path;
}

const storage = { S3_ENDPOINT: 'https://storage.example', S3_BUCKET: 'board' };

describe('[L-32] secrets in files', () => {
  test('a secret is read from its file, without the line break at its end', () => {
    const url = 'postgresql://me:secret@db.example/waymark';
    const config = readConfig({
      DATABASE_URL_FILE: writeSecret(`${url}\n`),
      SMTP_URL_FILE: writeSecret('smtp://mail.example:587\r\n'),
      ...storage,
      S3_ACCESS_KEY_ID_FILE: writeSecret('id'),
      S3_SECRET_ACCESS_KEY_FILE: writeSecret('key\n'),
    });
    expect(config).toMatchObject({
      databaseUrl: url,
      smtpUrl: 'smtp://mail.example:587',
      s3: { keys: { accessKeyId: 'id', secretAccessKey: 'key' } },
    });
  });

  test('an empty path counts as not set', () => {
    expect(readConfig({ DATABASE_URL_FILE: '' }).databaseUrl).toBeUndefined();
  });

  test('both the setting and its file are refused, and so is a file that gives nothing', () => {
    const read = () =>
      readConfig({
        SMTP_URL: 'smtp://mail.example',
        SMTP_URL_FILE: writeSecret('smtp://other.example'),
        DATABASE_URL_FILE: '/nowhere/database-url',
        CHECKOUT_PARTNER_SECRET_FILE: writeSecret('\n'),
        MAIL_REPORTS_SECRET_FILE: writeSecret('x'.repeat(70_000)),
      });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('SMTP_URL and SMTP_URL_FILE are both set. Keep one of them.');
    expect(read).toThrow(
      'DATABASE_URL_FILE: /nowhere/database-url cannot be read (ENOENT). Check the path and who may read the file.',
    );
    expect(read).toThrow(/CHECKOUT_PARTNER_SECRET_FILE: \S+ is empty\. Write the secret into it\./);
    expect(read).toThrow(/MAIL_REPORTS_SECRET_FILE: \S+ is too large for a secret\./);
  });

  test('a refused secret is not printed, and its file is named with its setting', () => {
    const read = () => readConfig({ DATABASE_URL_FILE: writeSecret('mysql://me:open-sesame@db.example/x') });
    expect(read).toThrow(/DATABASE_URL: DATABASE_URL looks like/);
    expect(read).not.toThrow(/open-sesame/);
  });
});
