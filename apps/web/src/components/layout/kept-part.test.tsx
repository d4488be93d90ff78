import { readWords, standardWords } from '@waymark/contract/board-words';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { BoardWordsContext, useBoardWords } from '../../lib/board-words.ts';
import { setPartRenderer, useKeptInside } from './kept-part.ts';

test('[E-1] a part is rendered once, and once more when what it depends on has changed', () => {
  let renderings = 0;
  const List = ({ names }: { names: readonly string[] }) => {
    renderings++;
    return names.map((name) => <li key={name}>{name}</li>);
  };
  const Kept = ({ names }: { names: readonly string[] }) => (
    <ul {...useKeptInside('list', names, <List names={names} />)} />
  );
  const textOf = (names: readonly string[]) => renderToString(<Kept names={names} />);
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

test('[L-31] a part that is kept is written by the words of the board that the page is of', () => {
  const Label = () => categoryLabel(useBoardWords(), 'health');
  const Kept = () => <p {...useKeptInside('label', null, <Label />)} />;
  const own = readWords({
    categories: [{ value: 'health', label: 'Care', retired: false, movedTo: null }],
    sectors: null,
    ownFields: [],
    reportReasons: null,
    dateStyle: 'iso',
    timeZone: 'UTC',
    country: null,
  });
  setPartRenderer(renderToString);
  onTestFinished(() => setPartRenderer(undefined));
  const texts = [own, standardWords, own].map((words) =>
    renderToString(
      <BoardWordsContext value={words}>
        <Kept />
      </BoardWordsContext>,
    ),
  );
  expect(texts).toEqual(['<p>Care</p>', '<p>Health</p>', '<p>Care</p>']);
});

test('[E-1] a part that is not whole is written with its page, and none of it is kept', () => {
  setPartRenderer(() => undefined);
  onTestFinished(() => setPartRenderer(undefined));
  const Kept = ({ text }: { text: string }) => <p {...useKeptInside('text', null, <>{text}</>)} />;
  expect(renderToString(<Kept text="one" />)).toBe('<p>one</p>');
  expect(renderToString(<Kept text="two" />)).toBe('<p>two</p>');
});

test('[E-1] parts of several kinds are kept side by side, the oldest only until there are too many', () => {
  const rendered: string[] = [];
  setPartRenderer(({ props }) => {
    // Within the language, the words and what says them.
    type Within = { children: { props: { children: { props: { children: { props: { text: string } } } } } } };
    const { text } = (props as Within).children.props.children.props.children.props;
    rendered.push(text.slice(0, 2));
    return text;
  });
  onTestFinished(() => setPartRenderer(undefined));
  const Text = ({ text }: { text: string }) => text;
  const Kept = ({ text }: { text: string }) => <p {...useKeptInside('text', text, <Text text={text} />)} />;
  const write = (text: string) => renderToString(<Kept text={text} />);
  write('a');
  write('b');
  write('a');
  expect(rendered).toEqual(['a', 'b']);
  const long = 'x'.repeat(150_000);
  for (const start of ['1', '2', '3', '4']) write(start + long);
  write('a');
  expect(rendered).toEqual(['a', 'b', '1x', '2x', '3x', '4x', 'a']);
});
