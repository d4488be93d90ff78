import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const showError = vi.hoisted(() => vi.fn<(message: string) => void>());
const showAction = vi.hoisted(() => vi.fn<(message: string, label: string, act: () => void) => void>());
vi.mock('./toasts.ts', () => ({ showError, showAction }));
// Other tests of this process may have loaded it with the real toasts.
vi.resetModules();
const { openLater } = await import('./new-window.ts');

function fakeWindow() {
  return { opener: {}, location: { replace: vi.fn() } };
}
const open = vi.fn<(url: string, target: string) => ReturnType<typeof fakeWindow> | null>();

beforeEach(() => {
  for (const mock of [showError, showAction, open]) mock.mockReset();
  vi.stubGlobal('window', { open });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[D-2] [B-2] a window opens once its address is known, goes there at once, and cannot reach back', async () => {
  const opened = fakeWindow();
  open.mockReturnValue(opened);
  const address = Promise.withResolvers<string>();
  const done = openLater(() => address.promise);
  expect(open).not.toHaveBeenCalled();
  address.resolve('/there');
  await done;
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
  expect(opened.opener).toBeNull();
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('/there');
});

test('[D-9] a failure opens no window and shows the message', async () => {
  await openLater(() => Promise.reject({ code: 'conflict', message: 'You have no order yet.' }));
  expect(open).not.toHaveBeenCalled();
  expect(showError).toHaveBeenCalledExactlyOnceWith('You have no order yet.');
});

test('[D-2] [B-2] where it is blocked a toast opens it in a press of its own, with the address that is known', async () => {
  open.mockReturnValue(null);
  const findAddress = vi.fn(() => Promise.resolve('/there'));
  await openLater(findAddress);
  const opened = fakeWindow();
  open.mockReturnValue(opened);
  showAction.mock.calls[0]?.[2]();
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('/there');
  expect(findAddress).toHaveBeenCalledOnce();
});

test('[D-5] a code that is too old when the button is pressed is requested again', async () => {
  vi.useFakeTimers();
  open.mockReturnValue(null);
  const findAddress = vi.fn(() => Promise.resolve(`/there?code=${findAddress.mock.calls.length}`));
  await openLater(findAddress);
  const opened = fakeWindow();
  open.mockReturnValue(opened);
  vi.advanceTimersByTime(100_000);
  showAction.mock.calls[0]?.[2]();
  await vi.waitFor(() => expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('/there?code=2'));
});
