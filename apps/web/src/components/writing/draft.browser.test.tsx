import type { ApiError } from '@waymark/contract/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdAnswer } from '../../testing/api.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { DraftFailure, DraftState } from './draft-notes.tsx';
import { useDraft, type SaveDraft } from './use-draft.ts';

interface Written {
  text: string;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function Desk({ save }: { save: SaveDraft<Written> }) {
  const work = useDraft<Written>({ draft: { text: 'As read' }, version: 3 }, save);
  return (
    <>
      <DraftState state={work.state} />
      <DraftFailure {...work} />
      <input
        aria-label="Text"
        value={work.draft.text}
        onChange={(event) => work.change({ text: event.currentTarget.value })}
      />
    </>
  );
}

const saved = vi.fn<SaveDraft<Written>>();
const pause = () => vi.advanceTimersByTimeAsync(800);

async function openDesk() {
  saved.mockReset();
  const shown = await renderPart(<Desk save={saved} />);
  const field = shown.getByLabelText('Text');
  const state = shown.getByRole('status');
  await expect.element(state).toHaveTextContent('Saved');
  return { shown, field, state, alert: shown.getByRole('alert') };
}

const refusal = (code: ApiError['code'], message: string): ApiError => ({ code, message });

test('[J-5] a text is saved a moment after the last letter, each save of the version before', async () => {
  const { field, state } = await openDesk();
  const held = holdAnswer<number>();
  saved.mockReturnValueOnce(held.answer).mockResolvedValueOnce(5);
  await field.fill('One');
  await field.fill('Two');
  await expect.element(state).toHaveTextContent('Not saved yet');
  expect(saved).not.toHaveBeenCalled();
  await pause();
  await expect.element(state).toHaveTextContent('Saving…');
  // Typed while the first save is under way: the next one waits for its version.
  await field.fill('Three');
  await pause();
  expect(saved.mock.calls).toEqual([[3, { text: 'Two' }]]);
  held.release(4);
  await expect.poll(() => saved.mock.calls.length).toBe(2);
  expect(saved.mock.calls[1]).toEqual([4, { text: 'Three' }]);
  await expect.element(state).toHaveTextContent('Saved');
});

test('[J-5] what another window saved is not overwritten, and what was typed stays', async () => {
  const { shown, field, state, alert } = await openDesk();
  saved.mockRejectedValue(refusal('conflict', 'It was saved in another window meanwhile.'));
  await field.fill('Lost?');
  await pause();
  await expect.element(alert).toMatchTextContent(/saved in another window meanwhile/);
  await expect.element(state).toHaveTextContent('Saved in another window');
  await expect.element(field).toHaveValue('Lost?');
  await expect.element(shown.getByRole('button', { name: 'Load the other text' })).toBeVisible();
  await field.fill('Typed on');
  await pause();
  dispatchEvent(new Event('pagehide'));
  expect(saved).toHaveBeenCalledTimes(1);
  await expect.element(state).toHaveTextContent('Saved in another window');
});

test('[J-5] a save that failed is tried again when asked, and then nothing is missing', async () => {
  const { shown, field, state, alert } = await openDesk();
  saved.mockRejectedValueOnce(refusal('unavailable', 'Please try again.')).mockResolvedValueOnce(4);
  await field.fill('Kept');
  await pause();
  await expect.element(state).toHaveTextContent('Not saved');
  await expect.element(alert).toMatchTextContent(/Please try again\./);
  await shown.getByRole('button', { name: 'Try again' }).click();
  await expect.element(state).toHaveTextContent('Saved');
  await expect.element(alert).not.toBeInTheDocument();
  expect(saved.mock.calls).toEqual([
    [3, { text: 'Kept' }],
    [3, { text: 'Kept' }],
  ]);
});

test('[J-5] what is not saved yet leaves with the page', async () => {
  const { field } = await openDesk();
  saved.mockResolvedValue(4);
  dispatchEvent(new Event('pagehide'));
  expect(saved).not.toHaveBeenCalled();
  await field.fill('In a hurry');
  dispatchEvent(new Event('pagehide'));
  expect(saved.mock.calls).toEqual([[3, { text: 'In a hurry' }, { keepalive: true }]]);
});
