import { defaultBoard } from '@waymark/contract/board-tables';
import { afterEach, expect, test } from 'vitest';
import { setBoard } from '../../../../lib/board.ts';
import { managedJob } from '../../../../testing/managed-jobs.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { FeatureButton } from './feature-button.tsx';

afterEach(() => setBoard(defaultBoard, undefined));

test('[L-30] featured days cost what is ordered, in the currency of the board', async () => {
  const featuring = { amount: 900, days: 7, refundTerms: '' };
  setBoard({ ...defaultBoard, currency: 'JPY', sellsPlans: true, featuring }, undefined);
  const shown = await renderPart(<FeatureButton job={managedJob(1)} />);
  await shown.getByRole('button', { name: /^Feature for 7 days/ }).click();
  await expect.element(shown.getByRole('button', { name: /^Order for 900 JPY/ })).toBeVisible();
});
