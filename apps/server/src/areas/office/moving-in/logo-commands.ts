import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { OutboundFailure } from '../../../platform/outbound/outbound.ts';
import type { Services } from '../../../platform/services.ts';
import { giveLogo } from '../../companies/company-media/commands.ts';

type Parts = Pick<Services, 'database' | 'files' | 'temporaryDirectory' | 'outbound'>;

const requestLimits = { timeoutMs: 15_000, maxBytes: 5 * 1024 * 1024 } as const;

/** Fetches logos from public addresses of the old site, one after the other; what has a logo is left out. */
export async function moveLogos(
  services: Parts,
  logos: readonly { companyId: string; address: string }[],
): Promise<{ taken: number; failed: number }> {
  const counts = { taken: 0, failed: 0 };
  await mkdir(services.temporaryDirectory, { recursive: true });
  for (const { companyId, address } of logos) {
    if (await hasLogo(services, companyId)) continue;
    const path = join(services.temporaryDirectory, newId());
    try {
      if (await takeLogo(services, { companyId, address, path })) counts.taken++;
    } catch (error) {
      if (!(error instanceof OutboundFailure || error instanceof AppError)) throw error;
      counts.failed++;
    } finally {
      await rm(path, { force: true });
    }
  }
  return counts;
}

async function hasLogo({ database }: Parts, companyId: string): Promise<boolean> {
  const row = await database
    .selectFrom('companies')
    .select('logo_file_id')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row?.logo_file_id !== null;
}

async function takeLogo(
  services: Parts,
  { companyId, address, path }: { companyId: string; address: string; path: string },
): Promise<boolean> {
  const answer = await services.outbound.ask(address, requestLimits);
  if (answer.status !== 200) {
    await answer.discard();
    throw new OutboundFailure(`The old site answered with ${answer.status}.`);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  await writeFile(path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return giveLogo(services, companyId, { path, name: 'logo', size: bytes.length, sha256 });
}
