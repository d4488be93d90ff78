import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { keptInside, setPartRenderer } from './kept-part.ts';

test('[E-1] a part is rendered once, and once more when what it depends on has changed', () => {
  let renderings = 0;
  const List = ({ names }: { names: readonly string[] }) => {
    renderings++;
    return names.map((name) => <li key={name}>{name}</li>);
  };
  const textOf = (names: readonly string[]) =>
    renderToString(<ul {...keptInside('list', names, <List names={names} />)} />);
  const plain = renderToString(
    <ul>
      <List names={['Design', 'R&D']} />
    </ul>,
  );

  setPartRenderer(renderToString);
  onTestFinished(() => setPartRenderer(undefined));
  renderings = 0;
  expect(textOf(['Design', 'R&D'])).toBe(plain);
  expect(textOf(['Design', 'R&D'])).toBe(plain);
  expect(renderings).toBe(1);
  expect(textOf(['Sales'])).toBe('<ul><li>Sales</li></ul>');
  expect(renderings).toBe(2);
});
