import { expect, test } from 'vitest';
import { PostedTime } from '../components/job-card/posted-time.tsx';
import { renderPart } from '../testing/render-part.tsx';

const dayMs = 24 * 3_600_000;

test('[L-35] a page that was made days ago shows how long ago a job was posted as of today', async () => {
  const at = new Date(Date.now() - 5 * dayMs).toISOString();
  const shown = await renderPart(<PostedTime at={at} now={Date.now() - 3 * dayMs} />);
  await expect.element(shown.getByText('5 days ago')).toBeVisible();
});
