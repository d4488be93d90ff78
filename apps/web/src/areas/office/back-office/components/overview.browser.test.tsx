import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { Overview } from './overview.tsx';

test('[J-5] staff reads above all else what is missing in the settings', async () => {
  const shown = await renderPart(<Overview queues={[]} warnings={['No mail is sent.']} />);
  await expect.element(shown.getByRole('alert')).toHaveTextContent('No mail is sent.');
});
