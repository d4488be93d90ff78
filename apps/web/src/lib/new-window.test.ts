import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLater, openNewWindow } from './new-window.ts';

const showError = vi.hoisted(() => vi.fn<(message: string) => void>());
const showAction = vi.hoisted(() => vi.fn<(message: string, label: string, act: () => void) => void>());
vi.mock('./toasts.ts', () => ({ showError, showAction }));

function fakeWindow() {
  return { opener: {}, document: { title: '' }, location: { replace: vi.fn() }, close: vi.fn() };
}
const open = vi.fn<(url: string, target: string) => ReturnType<typeof fakeWindow> | null>();

beforeEach(() => {
  for (const mock of [showError, showAction, open]) mock.mockReset();
  vi.stubGlobal('window', { open });
});
afterEach(() => vi.unstubAllGlobals());

test('[D-2] [B-2] the window is open before the address is asked for, and cannot reach back', async () => {
  const opened = fakeWindow();
  open.mockReturnValue(opened);
  const address = Promise.withResolvers<string>();
  const done = openLater(() => address.promise);
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
  expect(opened.opener).toBeNull();
  expect(opened.location.replace).not.toHaveBeenCalled();
  address.resolve('/there');
  await done;
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('/there');
});

test('[D-9] a failure closes the window and shows the message', async () => {
  const opened = fakeWindow();
  open.mockReturnValue(opened);
  await openLater(() => Promise.reject({ code: 'conflict', message: 'You have no order yet.' }));
  expect(opened.close).toHaveBeenCalledOnce();
  expect(opened.location.replace).not.toHaveBeenCalled();
  expect(showError).toHaveBeenCalledExactlyOnceWith('You have no order yet.');
});

test('[D-2] [B-2] where it is blocked nothing is asked for until the toast’s button is pressed', async () => {
  open.mockReturnValue(null);
  const findAddress = vi.fn(() => Promise.resolve('/there'));
  await openLater(findAddress, openNewWindow());
  expect(findAddress).not.toHaveBeenCalled();
  const opened = fakeWindow();
  open.mockReturnValue(opened);
  showAction.mock.calls[0]?.[2]();
  await vi.waitFor(() => expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('/there'));
});
