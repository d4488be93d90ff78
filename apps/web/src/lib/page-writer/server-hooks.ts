import * as React from 'react';
import { LeftToReact } from './attribute-writer.ts';

/** What a context says: React's own writer of texts puts it there as well, so that each sees the other's. */
export interface ContextObject {
  $$typeof: symbol;
  _currentValue2: unknown;
}

const refuse = (what: string) => (): never => {
  throw new LeftToReact(what);
};
const setState = refuse('A state that is set while the page is written.');
const nothing = () => undefined;
const valueOf = (state: unknown): unknown =>
  typeof state === 'function' ? (state as () => unknown)() : state;
const contextType = Symbol.for('react.context');

function read(context: ContextObject): unknown {
  if (context.$$typeof !== contextType) throw new LeftToReact('Something else than a context.');
  return context._currentValue2;
}

/* Of the component that runs at present: components run one after the other, and none while another does. */
let idsGiven = 0;
let giveId: (count: number) => string = refuse('An id of an unknown place.');

/** The hooks of a component that is written once and never again. One that is missing here leaves the page to React. */
const hooks: Readonly<Record<string, (...given: never[]) => unknown>> = {
  readContext: read,
  use: read,
  useContext: read,
  useState: (initial: unknown) => [valueOf(initial), setState],
  useReducer: (_reduce: unknown, initial: unknown, init?: (given: unknown) => unknown) => [
    init ? init(initial) : initial,
    setState,
  ],
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (call: unknown) => call,
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  useDeferredValue: (value: unknown, initial?: unknown) => initial ?? value,
  useTransition: () => [false, setState],
  useOptimistic: (value: unknown) => [value, setState],
  useSyncExternalStore: (_subscribe: unknown, _read: unknown, readOnServer?: () => unknown) => {
    if (!readOnServer) throw new LeftToReact('A store without a state on the server.');
    return readOnServer();
  },
  useEffectEvent: () => setState,
  useId: () => giveId(idsGiven++),
};

const internals = (React as unknown as Record<string, { H: unknown } | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];

/** Runs what calls components, with these hooks in the place of React's. */
export function withHooks<Result>(run: () => Result): Result {
  if (!internals) throw new LeftToReact('Another React.');
  const { H: before } = internals;
  internals.H = hooks;
  try {
    return run();
  } finally {
    internals.H = before;
  }
}

/** Before each component: `give` makes the ids that it takes. */
export function beginComponent(give: (count: number) => string): void {
  idsGiven = 0;
  giveId = give;
}

/** Whether the component that has just run took one. */
export const tookId = (): boolean => idsGiven > 0;

/** Whether a component that runs was called from here, and not by React. */
export const isWriting = (): boolean => internals?.H === hooks;
