import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { renderPart } from '../../testing/render-part.tsx';

/** Rows that are deleted after a question, which the last of them ends with a sentence. */
function Rows() {
  const [names, setNames] = useState(['Ann', 'Bea', 'Cleo']);
  const [asked, setAsked] = useState('');
  return (
    <section>
      <h2>People</h2>
      {names.length === 0 && <p>Nothing here yet.</p>}
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href="/">{name}</a>
              <button type="button" onClick={() => setAsked(name)}>
                Delete {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={`Delete ${asked}?`}
          confirm="Delete"
          onClose={() => setAsked('')}
          onConfirm={async () => {
            await Promise.resolve();
            setNames((before) => before.filter((name) => name !== asked));
            setAsked('');
          }}
        >
          It cannot be taken back.
        </ConfirmDialog>
      )}
    </section>
  );
}

test('[G-4] after a row is deleted the focus is on the next row, and in the end on the heading', async () => {
  const shown = await renderPart(<Rows />);
  const button = (name: string) => shown.getByRole('button', { name, exact: true });
  const remove = async (name: string) => {
    (button(`Delete ${name}`).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Cancel')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
  };
  await remove('Bea');
  await expect.element(button('Delete Cleo')).toHaveFocus();
  await remove('Cleo');
  await expect.element(button('Delete Ann')).toHaveFocus();
  await remove('Ann');
  await expect.element(shown.getByRole('heading', { name: 'People' })).toHaveFocus();
});

test('[G-4] a question that goes with its part gives the focus back to what opened it', async () => {
  const shown = await renderPart(<Rows />);
  const opener = shown.getByRole('button', { name: 'Delete Bea' });
  await opener.click();
  await shown.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(opener).toHaveFocus();
});

/** A search whose fields are made again for each place, as an address fills them. */
function Search() {
  const [place, setPlace] = useState('');
  return (
    <main>
      <h1>Candidates</h1>
      <form
        key={place}
        onChange={(event) => setPlace(new FormData(event.currentTarget).getAll('type').map(String).join())}
      >
        <input aria-label="Keywords" />
        {['full-time', 'part-time'].map((type) => (
          <label key={type}>
            <input
              type="checkbox"
              name="type"
              value={type}
              defaultChecked={place.split(',').includes(type)}
            />
            {type}
          </label>
        ))}
        <select aria-label="Sort by" name="type" defaultValue={place.split(',').at(-1)}>
          <option>newest</option>
          <option>best</option>
        </select>
      </form>
    </main>
  );
}

test('[H-7] a form that is made again for its answer keeps the focus on the control that was used', async () => {
  const shown = await renderPart(<Search />);
  const box = shown.getByLabelText('part-time');
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await expect.element(box).toHaveFocus();
  const sort = shown.getByLabelText('Sort by');
  (sort.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(sort).toHaveValue('best');
  await expect.element(sort).toHaveFocus();
});

const steps = [
  <form key="1">
    <input aria-label="Name" />
  </form>,
  <form key="2">
    <h3>How to reach you</h3>
    <input aria-label="Phone" />
  </form>,
  <form key="3">
    <input aria-label="City" />
  </form>,
  <p key="4" role="status">
    It is done.
  </p>,
];

function Wizard() {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'F8' && setAt((before) => before + 1);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <main>
      <h1>Register</h1>
      {steps[at]}
    </main>
  );
}

test('[G-4] after a step the focus is on the heading, the field or the message of the next one', async () => {
  const shown = await renderPart(<Wizard />);
  (shown.getByLabelText('Name').element() as HTMLElement).focus();
  for (const place of [
    shown.getByRole('heading', { name: 'How to reach you' }),
    shown.getByLabelText('City'),
    shown.getByRole('status'),
  ]) {
    await userEvent.keyboard('{F8}');
    await expect.element(place).toHaveFocus();
  }
});

test('[G-4] a press beside everything leaves the focus where it is put', async () => {
  const shown = await renderPart(
    <>
      <p>Beside</p>
      <Rows />
    </>,
  );
  const opener = shown.getByRole('button', { name: 'Delete Ann' });
  (opener.element() as HTMLElement).focus();
  await shown.getByText('Beside').click();
  opener.element().closest('li')?.setAttribute('hidden', '');
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(document.activeElement).toBe(document.body);
});
