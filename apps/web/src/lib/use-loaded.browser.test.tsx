import { useState } from 'react';
import { expect, test } from 'vitest';
import { api, holdAnswer, refuse } from '../testing/api.ts';
import { renderPart } from '../testing/render-part.tsx';
import { callApi } from './api-client.ts';
import { useLoaded } from './use-loaded.ts';

const count = async (signal: AbortSignal) => (await callApi('GET /own-counters', {}, { signal })).data.unread;

function Probe() {
  const [id, setId] = useState(1);
  const { data, failure, reload } = useLoaded(count, [id]);
  return (
    <>
      <p>{`${data} ${failure?.code}`}</p>
      <button type="button" onClick={reload}>
        Reload
      </button>
      <button type="button" onClick={() => setId(id + 1)}>
        Next
      </button>
    </>
  );
}

test('[F-3] data stays when it cannot be loaded again, and the failure is typed', async () => {
  api.answer('GET /own-counters', { data: { unread: 1 } });
  const shown = await renderPart(<Probe />);
  await expect.element(shown.getByText('1 undefined')).toBeVisible();
  api.answer('GET /own-counters', () => refuse('gone', 'It is gone.'));
  await shown.getByRole('button', { name: 'Reload' }).click();
  await expect.element(shown.getByText('1 gone')).toBeVisible();
  api.answer('GET /own-counters', { data: { unread: 2 } });
  await shown.getByRole('button', { name: 'Reload' }).click();
  await expect.element(shown.getByText('2 undefined')).toBeVisible();
});

test('[F-3] an answer that arrives after a newer call is dropped', async () => {
  const late = holdAnswer<{ data: { unread: number } }>();
  api.answer('GET /own-counters', () => late.answer);
  const shown = await renderPart(<Probe />);
  await expect.poll(() => api.callsOf('GET /own-counters').length).toBe(1);
  api.answer('GET /own-counters', { data: { unread: 2 } });
  await shown.getByRole('button', { name: 'Next' }).click();
  await expect.element(shown.getByText('2 undefined')).toBeVisible();
  late.release({ data: { unread: 1 } });
  await expect.element(shown.getByText('2 undefined')).toBeVisible();
});
