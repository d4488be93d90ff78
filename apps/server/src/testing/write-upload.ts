import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Upload } from '../platform/http/uploads.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';

/** A file where uploads are put down, as a form would leave it. */
export async function writeUpload(
  { temporaryDirectory }: Pick<Services, 'temporaryDirectory'>,
  name: string,
  bytes: Buffer,
): Promise<Upload> {
  const path = join(temporaryDirectory, newId());
  await mkdir(temporaryDirectory, { recursive: true });
  await writeFile(path, bytes);
  return { path, name, size: bytes.length, sha256: 'not looked at' };
}
