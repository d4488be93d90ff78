import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../testing/render-part.tsx';
import { BarChart } from '../data/bar-chart.tsx';
import { DataTable } from '../data/data-table.tsx';
import { Tabs } from '../data/tabs.tsx';
import { IconButton } from '../form/icon-button.tsx';
import { SwitchField } from '../form/switch-field.tsx';
import { TextArea, TextField } from '../form/text-field.tsx';
import { TokenField } from '../form/tokens/token-field.tsx';
import { FrameIcon } from '../frame/frame-icon.tsx';
import { Prose } from './prose.tsx';

beforeEach(() => {
  document.documentElement.dir = 'rtl';
});

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('There is no such element.');
  return element.getBoundingClientRect();
};

function Parts() {
  const [value, setValue] = useState('one');
  const tabs = ['one', 'two', 'three'].map((name) => ({ value: name, label: name }));
  return (
    <Tabs label="Parts" tabs={tabs} value={value} onChange={setValue}>
      {value}
    </Tabs>
  );
}

test('[L-40] the arrow keys go to the tab that is seen on their side', async () => {
  const shown = await renderPart(<Parts />);
  const tab = (name: string) => shown.getByRole('tab', { name });
  expect(boxOf(tab('one').element()).left).toBeGreaterThan(boxOf(tab('two').element()).left);
  await tab('one').click();
  for (const [key, name] of [
    ['ArrowLeft', 'two'],
    ['ArrowLeft', 'three'],
    ['ArrowRight', 'two'],
    ['Home', 'one'],
    ['ArrowRight', 'three'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
  }
});

function Names() {
  const [values, setValues] = useState<readonly string[]>(['One', 'Two', 'Three']);
  return (
    <>
      <TokenField label="Names" hint="" values={values} onChange={setValues} maxLength={20} isOrdered />
      <output>{values.join('|')}</output>
    </>
  );
}

test('[L-40] names are moved to the side of the key, and dropped before what is at their left', async () => {
  const shown = await renderPart(<Names />);
  const values = () => shown.container.querySelector('output')?.textContent;
  const handle = (name: string) => shown.getByRole('button', { name: new RegExp(`^${name}\\b`) });
  (handle('One').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(values).toBe('Two|One|Three');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(values).toBe('One|Two|Three');
  const last = boxOf(handle('Three').element());
  await userEvent.dragAndDrop(handle('One'), handle('Three'), {
    targetPosition: { x: 2, y: last.height / 2 },
  });
  await expect.poll(values).toBe('Two|Three|One');
});

test('[L-40] a posting in Latin letters begins at the left, with its headings and lists', async () => {
  const html = '<h3>Your day</h3><p>We plan berths.</p><ul><li>Call ships</li></ul>';
  const shown = await renderPart(<Prose html={html} mark={{ lang: 'en', dir: 'ltr' }} />);
  const place = boxOf(shown.container.querySelector('[lang=en]'));
  for (const text of ['Your day', 'We plan berths.', 'Call ships']) {
    const words = document.createRange();
    words.selectNodeContents(shown.getByText(text).element());
    const { left, right } = words.getBoundingClientRect();
    expect([text, left - place.left < place.right - right]).toEqual([text, true]);
  }
});

test('[L-40] a chart begins at the right', async () => {
  const bars = ['Monday', 'Tuesday', 'Wednesday'].map((label, at) => ({ label, count: at + 1 }));
  const shown = await renderPart(
    <BarChart name="Views" description="rose" bars={bars} ends={['Monday', 'Wednesday']} />,
  );
  const rects = [...shown.container.querySelectorAll('rect')].map(boxOf);
  expect(rects.map(({ left }) => left)).toEqual(rects.map(({ left }) => left).toSorted((a, b) => b - a));
  const ends = [...shown.container.querySelectorAll('p span')].map(boxOf);
  expect(ends[0]?.left).toBeGreaterThan(ends[1]?.left ?? 0);
});

test('[L-40] what points is mirrored, and nothing else', async () => {
  const shown = await renderPart(
    <>
      <IconButton icon="next" onPress={() => undefined}>
        On
      </IconButton>
      <IconButton icon="play" onPress={() => undefined}>
        Play
      </IconButton>
      <FrameIcon name="leave" />
      <FrameIcon name="clock" />
    </>,
  );
  const scales = [...shown.container.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).scale);
  expect(scales).toEqual(['-1 1', 'none', '-1 1', 'none']);
});

test('[L-40] figures and names in Latin letters stand below the head of their column', async () => {
  const shown = await renderPart(
    <DataTable columns={[{ name: 'الاسم' }, { name: 'العدد', numeric: true }]}>
      <tr>
        <th scope="row">Northwind</th>
        <td data-numeric>12 – 15</td>
      </tr>
    </DataTable>,
  );
  const sides = [...shown.container.querySelectorAll('th, td')].map(
    (cell) => getComputedStyle(cell).textAlign,
  );
  expect(sides).toEqual(['right', 'left', 'right', 'left']);
});

test('[L-40] addresses, numbers and codes are typed from left to right, words as their letters say', async () => {
  const shown = await renderPart(
    <>
      <TextField label="Email" type="email" />
      <TextField label="Phone" type="tel" />
      <TextField label="Code" autoComplete="one-time-code" inputMode="numeric" />
      <TextField label="Title" placeholder="العنوان" />
      <TextArea label="Text" />
    </>,
  );
  const styleOf = (label: string) => {
    const { direction, unicodeBidi, textAlign } = getComputedStyle(shown.getByLabelText(label).element());
    return [direction, unicodeBidi, textAlign];
  };
  for (const label of ['Email', 'Phone', 'Code'])
    expect([styleOf(label)[0], styleOf(label)[2]]).toEqual(['ltr', 'right']);
  expect(styleOf('Title')).toEqual(['rtl', 'plaintext', 'right']);
  // Each paragraph has a side of its own.
  expect(styleOf('Text')).toEqual(['rtl', 'plaintext', 'start']);
});

test('[L-40] a switch that is on has its button at the left', async () => {
  const shown = await renderPart(
    <SwitchField label="Alerts" hint="" state="" checked onChange={() => undefined} />,
  );
  const { transform, right } = getComputedStyle(shown.getByRole('switch').element(), '::before');
  expect(new DOMMatrix(transform).e).toBeLessThan(0);
  expect(Number.parseFloat(right)).toBeLessThan(6);
});
