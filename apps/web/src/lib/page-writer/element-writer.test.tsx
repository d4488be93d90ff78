import {
  Component,
  createContext,
  forwardRef,
  lazy,
  memo,
  Suspense,
  use,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { JobPage } from '../../areas/jobs/jobs/components/job-page.tsx';
import { Pagination } from '../../components/data/pagination.tsx';
import { JobList } from '../../components/job-card/job-list.tsx';
import { jobCard, jobDetail } from '../../testing/jobs.ts';
import { LeftToReact } from './attribute-writer.ts';
import { writeElements } from './element-writer.ts';

const place = { id: 1, overflow: '' };
const written = (node: ReactNode) => writeElements(node, place).html;

/** What the writer makes, and what React makes of the same. */
const bothOf = (node: ReactNode) => ({ own: written(node), byReact: renderToString(node) });

test('[L-35] texts, lists and fragments are written as React writes them', () => {
  const { own, byReact } = bothOf(
    <div className="a" tabIndex={-1} hidden aria-busy={false} data-on data-off={undefined} title="">
      {'one'}
      {2}
      {''}
      {null}
      {true}
      <>
        three{'<&"\'>'}
        {['four', <b key="b">five</b>, 'six', ['seven', 8]]}
      </>
      <br />
    </div>,
  );
  expect(own).toBe(byReact);
});

const noAddress = '';

test('[L-35] attributes are written as React writes them', () => {
  const { own, byReact } = bothOf(
    <section dir="auto" suppressHydrationWarning onScroll={() => undefined}>
      <svg viewBox="0 0 10 10" strokeWidth={2} aria-hidden="true" className="sign">
        <path d="M1 1" strokeLinecap="round" xlinkHref="#a" />
        <text textAnchor="middle">A</text>
      </svg>
      <a href="/jobs?q=a&page=2" data-discover="true" download rel="nofollow">
        A
      </a>
      <a href={noAddress}>B</a>
      <img src="/a.png" alt="" loading="lazy" width={20} srcSet="/b.png 2x" />
      <div style={{ lineHeight: 2, width: 10 }} popover="auto" inert />
      <ol start={3} reversed>
        <li value={4}>x</li>
      </ol>
      <progress value={3} max={10} aria-label="Loaded" />
      <td colSpan={2} rowSpan={1}>
        x
      </td>
      <details open name="d">
        <summary>s</summary>
      </details>
      <time dateTime="2026-01-05">today</time>
    </section>,
  );
  expect(own).toBe(byReact);
});

test('[L-35] fields are written as React writes them', () => {
  const { own, byReact } = bothOf(
    <form method="dialog" action="/jobs" encType="text/plain" id="f" noValidate>
      <input name="q" type="search" value="a" onChange={() => undefined} readOnly required maxLength={17} />
      <input defaultValue="b" form="f" name="r" autoComplete="off" spellCheck={false} />
      <input type="checkbox" name="c" value="1" checked onChange={() => undefined} />
      <input type="radio" name="d" value="2" checked={false} onChange={() => undefined} />
      <input type="checkbox" defaultChecked disabled aria-label="Off" />
      <button name="n" type="submit" formAction="/x" popoverTarget="p" popoverTargetAction="hide">
        Go {1}
      </button>
      <select name="s" defaultValue="two" size={2} aria-label="One of them">
        <option value="one">One</option>
        <option value="two">Two</option>
        <option>three</option>
      </select>
      <select multiple aria-label="Several" value={['a', 'b']} onChange={() => undefined}>
        <optgroup label="L">
          <option value="a">A</option>
          <option>b</option>
          <option value="c">C</option>
        </optgroup>
      </select>
    </form>,
  );
  expect(own).toBe(byReact);
});

const Words = createContext('none');
const Said = () => <i>{use(Words)}</i>;

class Boundary extends Component<{ children: ReactNode }, { said: string }> {
  static override contextType = Words;
  override state = { said: 'first' };
  static getDerivedStateFromProps = () => ({ said: 'derived' });
  override render() {
    return [this.state.said, this.context as string, this.props.children];
  }
}

const Remembered = memo(function Remembered({ name }: { name: string }) {
  const [count] = useState(() => 3);
  const [state] = useReducer(
    (one: number) => one,
    1,
    (one) => one + 1,
  );
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => undefined);
  const stored = useSyncExternalStore(
    () => () => undefined,
    () => 'browser',
    () => 'server',
  );
  const text = useMemo(() => `${name} ${count} ${state} ${stored}`, [name, count, state, stored]);
  return <p ref={ref}>{text}</p>;
});
const Passed = forwardRef<HTMLElement, { name: string }>(({ name }, ref) => <b ref={ref}>{name}</b>);

test('[L-35] contexts, hooks, classes and wrapped components give what they give in React', () => {
  const { own, byReact } = bothOf(
    <Words value="outer">
      <Said />
      <Words value="inner">
        <Said />
        <Boundary>
          <Remembered name="A" />
        </Boundary>
      </Words>
      <Words.Consumer>{(words) => words}</Words.Consumer>
      <Passed name="P" />
    </Words>,
  );
  expect(own).toBe(byReact);
});

test('[L-35] a part in a boundary stands between its marks', () => {
  const { own, byReact } = bothOf(
    <p>
      before
      <Suspense fallback="wait">inside</Suspense>
      after
    </p>,
  );
  expect(own).toBe(byReact);
});

const Named = ({ children }: { children?: ReactNode }) => {
  const [first, second] = [useId(), useId()];
  return (
    <p id={first} aria-labelledby={second}>
      {children}
    </p>
  );
};

test('[L-35] ids are those that a browser gives: by the place among all lists around', () => {
  const many = Array.from({ length: 40 }, (_none, at) => (
    <Named key={at}>
      <Named />
      {[<Named key="a" />, [<Named key="b" />, null, <Named key="c" />]]}
    </Named>
  ));
  const deep = Array.from({ length: 9 }).reduce<ReactNode>(
    (inner) => [<Named key="a">{inner}</Named>, <Named key="b" />, <i key="c">{inner}</i>],
    null,
  );
  const { own, byReact } = bothOf(
    <div>
      {many}
      <>{deep}</>
    </div>,
  );
  expect(own).toBe(byReact);
  const ids = [...own.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('[L-35] what is hostile in a posting stays text', () => {
  const hostile = `"><script>alert('1')</script><img src=x onerror=alert(1)>&amp;`;
  const job = jobCard(1, {
    title: hostile,
    skills: [hostile],
    company: { ...jobCard(1).company, name: hostile, industry: hostile },
    places: [{ city: hostile, region: hostile, countryCode: 'GB', country: hostile }],
  });
  const { own, byReact } = bothOf(
    <StaticRouter location="/jobs">
      <JobList layout="list" jobs={[job]} />
      <JobList layout="grid" jobs={[job]} />
    </StaticRouter>,
  );
  expect(own).toBe(byReact);
  expect(own).not.toMatch(/<script|<img|" onerror/);
});

test('[L-35] an address that would be a script is left to React, which takes it away', () => {
  for (const href of ['javascript:alert(1)', ' \u0000JaVaScRiPt:alert(1)', 'java\nscript:alert(1)'])
    expect(() => written(<a href={href}>x</a>)).toThrow('may be a script');
});

test('[L-35] cards, pages of a list and a posting are written as React writes them', async () => {
  const similar = [jobCard(2), jobCard(3)];
  const tree = (
    <StaticRouter location="/jobs?page=3">
      <JobList layout="list" jobs={[jobCard(1), jobCard(2, { featured: true, openings: 3 })]} />
      <Pagination page={3} pageCount={90} hrefOf={(page) => `?page=${page}`} />
      <JobPage
        job={jobDetail()}
        similar={similar}
        address="https://waymark.example/job-detail"
        now={0}
        apply={null}
        renderApplyLink={() => null}
        save={null}
      />
    </StaticRouter>
  );
  await loadParts(tree);
  const { own, byReact } = bothOf(tree);
  expect(own).toBe(byReact);
});

/** Until no part is left that loads with its first use. */
async function loadParts(node: ReactNode): Promise<void> {
  try {
    written(node);
  } catch (part) {
    if (!(part instanceof Promise)) throw part;
    await part;
    await loadParts(node);
  }
}

test('[L-35] what only React knows is refused, and a part that still loads is thrown as React throws it', () => {
  const Late = lazy(() => new Promise<{ default: () => null }>(() => undefined));
  const Setting = () => {
    const [isSet, set] = useState(false);
    if (!isSet) set(true);
    return null;
  };
  const refused = [
    <title key="a">Title</title>,
    <script key="b">run()</script>,
    <pre key="c">{'\n'}</pre>,
    <img key="d" src="/a.png" alt="" />,
    <form key="e" action={() => undefined} />,
    <Setting key="f" />,
  ];
  for (const node of refused) expect(() => written(node)).toThrow(LeftToReact);
  expect(() => written(<Late />)).toThrow(Promise);
});

test('[L-35] a link that is moved into the head is handed over', () => {
  const { html, preloads } = writeElements(
    <p>
      <link rel="preload" as="image" href="/a.svg" />
      Text
    </p>,
  );
  expect(html).toBe('<p>Text</p>');
  expect(preloads.map(({ props }) => props)).toEqual([{ rel: 'preload', as: 'image', href: '/a.svg' }]);
});
