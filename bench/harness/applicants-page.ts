import { rm } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { accessTokenKey } from '@waymark/contract/identity/access-token-key';
import { findChromium } from '../../tooling/dev/chromium.ts';
import { seedApplicants } from '../seed/seed-applicants.ts';
import { startProduct } from './measured-process.ts';
import type { Figure } from './scenario.ts';

interface SeededBoard {
  applicants: number;
  /** The stages in which they stand by turns. */
  stagesUsed: number;
}

/** Measures on the board of a job with the given applicants, as its employer; `address` is that of the board. */
export async function measureBoard(
  { applicants, stagesUsed }: SeededBoard,
  measure: (page: Page, address: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is not installed: run "npm test" once, which installs it.');
  const { directory, jobId, token } = await seedApplicants(applicants, stagesUsed);
  const product = await startProduct(directory);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const stored = [{ name: accessTokenKey, value: token }];
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin: product.baseUrl, localStorage: stored }] },
    });
    return await measure(await context.newPage(), `${product.baseUrl}/company-manage-job?job=${jobId}`);
  } finally {
    await browser.close();
    await product.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
