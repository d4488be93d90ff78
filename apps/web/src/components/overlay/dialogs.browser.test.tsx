import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { holdAnswer } from '../../testing/api.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { toast } from '../../testing/toasts.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Kind = 'plain' | 'fixed' | 'alert' | 'confirm' | 'reason';

interface OpenerProps {
  kind: Kind;
  act?: (reason?: string) => Promise<void>;
}

/** A button that opens a dialog, which its owner closes once the act is done. */
function Opener({ kind, act = () => Promise.resolve() }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const done = async (reason?: string) => {
    await act(reason);
    close();
  };
  const shared = { open, title: 'The question', onClose: close };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {kind === 'plain' || kind === 'fixed' ? (
        <Dialog {...shared} dismissable={kind === 'plain'}>
          <input aria-label="First" />
          <button type="button" onClick={close}>
            Done
          </button>
        </Dialog>
      ) : null}
      {kind === 'alert' && (
        <AlertDialog {...shared} tone="bad">
          Read this.
        </AlertDialog>
      )}
      {kind === 'confirm' && (
        <ConfirmDialog {...shared} confirm="Delete" onConfirm={done}>
          It cannot be taken back.
        </ConfirmDialog>
      )}
      {kind === 'reason' && (
        <ReasonDialog {...shared} label="Reason" confirm="Refuse" maxLength={200} onConfirm={done} />
      )}
    </>
  );
}

async function ask(kind: Kind, act?: OpenerProps['act']) {
  const shown = await renderPart(<Opener kind={kind} {...(act && { act })} />);
  const opener = shown.getByRole('button', { name: 'Ask' });
  await opener.click();
  const role = kind === 'alert' ? 'alertdialog' : 'dialog';
  const dialog = shown.getByRole(role, { name: 'The question' });
  await expect.element(dialog).toBeVisible();
  return { shown, dialog, opener, press: (name: string) => dialog.getByRole('button', { name }).click() };
}

const isInside = (dialog: Element) => dialog.contains(document.activeElement);

test('[G-4] a dialog keeps the focus, and Escape gives it back to what opened it', async () => {
  const { dialog, opener } = await ask('plain');
  const element = dialog.element();
  expect(isInside(element)).toBe(true);
  expect(element.matches(':modal')).toBe(true);
  for (let press = 0; press < 3; press++) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).not.toBe(opener.element());
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('[G-4] the cross and the backdrop close a dialog, its inside does not', async () => {
  const { dialog, opener, press } = await ask('plain');
  const element = dialog.element();
  await dialog.getByRole('heading').click();
  await expect.element(dialog).toBeVisible();
  await press('Close');
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[A-9] a dialog that waits for its owner stays on Escape and has no cross', async () => {
  const { dialog, press } = await ask('fixed');
  await expect.element(dialog.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}{Escape}');
  dialog.element().dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await expect.element(dialog).toBeVisible();
  await press('Done');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[G-4] an alert is described by its sentence, and its button closes it', async () => {
  const { dialog, opener } = await ask('alert');
  await expect.element(dialog).toHaveAccessibleDescription('Read this.');
  await expect.element(dialog.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('[J-5] a question waits for the answer, shows why it failed, and can be tried again', async () => {
  const held = holdAnswer<void>();
  const act = vi.fn<() => Promise<void>>();
  act.mockRejectedValueOnce(new Error('Out of reach.')).mockReturnValueOnce(held.answer);
  const { dialog, opener, press } = await ask('confirm', act);
  await press('Delete');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await press('Delete');
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  held.release();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(act).toHaveBeenCalledTimes(2);

  // What went wrong the last time is not shown the next time.
  await opener.click();
  await expect.element(dialog.getByText('It cannot be taken back.')).toBeVisible();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  await press('Cancel');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(toast(/./)).not.toBeInTheDocument();
});

test('[J-5] a reason is asked for, sent without spaces around it, and empty the next time', async () => {
  const act = vi.fn<(reason?: string) => Promise<void>>().mockResolvedValue();
  const { dialog, opener, press } = await ask('reason', act);
  await press('Refuse');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Please give a reason.');
  const field = dialog.getByLabelText('Reason');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(act).not.toHaveBeenCalled();
  await field.fill('  It is spam.  ');
  await press('Refuse');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(act.mock.calls).toEqual([['It is spam.']]);
  await opener.click();
  await expect.element(field).toHaveValue('');
});

test('[G-4] a dialog begins at its first field, a question at the button that does no harm', async () => {
  const plain = await ask('plain');
  await expect.element(plain.dialog.getByLabelText('First')).toHaveFocus();
  await plain.shown.unmount();
  const reason = await ask('reason');
  await expect.element(reason.dialog.getByLabelText('Reason')).toHaveFocus();
  await reason.shown.unmount();
  const question = await ask('confirm');
  await expect.element(question.dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

/** Its field comes after it is open, and another step after the button. */
function Slow() {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setStep(1)}>
        Load
      </button>
      <Dialog open title="The question">
        {step === 1 && (
          <form>
            <input type="radio" name="size" aria-label="Small" />
            <input type="radio" name="size" aria-label="Large" defaultChecked />
            <button type="button" onClick={() => setStep(2)}>
              Next
            </button>
          </form>
        )}
        {step === 2 && <div role="status">Thank you.</div>}
      </Dialog>
    </>
  );
}

test('[G-4] a dialog without a field begins at its heading, and goes on to what comes', async () => {
  const shown = await renderPart(<Slow />);
  await expect.element(shown.getByRole('heading', { name: 'The question' })).toHaveFocus();
  (shown.getByRole('button', { name: 'Load', includeHidden: true }).element() as HTMLElement).click();
  await expect.element(shown.getByLabelText('Large')).toHaveFocus();
  await shown.getByRole('button', { name: 'Next' }).click();
  await expect.element(shown.getByRole('status')).toHaveFocus();
});
