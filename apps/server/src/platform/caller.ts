import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom work is done, as far as that decides who goes first. */
export interface Caller {
  /** The network that asks. */
  readonly address: string;
  /** Set once a live session has been proven, and while it is. */
  isSignedIn: boolean;
  /** Whether the request is being answered and waits in no line of costly work. */
  isOutsideLines: boolean;
}

/** Of the process: it is the processor's time that they share. */
let outsideLines = 0;

/** How many requests are being answered that wait in no line: signing in, applying, pages that are kept. */
export const countOutsideLines = () => outsideLines;

/** Notes a request that begins; `leaveOutside` has to follow, however it ends. */
export function enterOutside(caller: Caller): void {
  if (!caller.isOutsideLines) outsideLines++;
  caller.isOutsideLines = true;
}

/** The request has ended, or is one of those that wait in a line from here on. */
export function leaveOutside(caller: Caller): void {
  if (caller.isOutsideLines) outsideLines--;
  caller.isOutsideLines = false;
}

const callers = new AsyncLocalStorage<Caller>();

/** Runs the rest of a request on behalf of its caller. */
export function runForCaller(caller: Caller, rest: () => void): void {
  callers.run(caller, rest);
}

/** Undefined outside of a request: what the product does by itself. */
export function currentCaller(): Caller | undefined {
  return callers.getStore();
}

/**
 * Looks a session up before guests are served, and members stay before them: a check costs little, and
 * behind a crowd of guests no member could be served.
 */
export async function proveCaller<Session>(lookUp: () => Promise<Session>): Promise<Session> {
  const caller = currentCaller();
  if (!caller) return lookUp();
  caller.isSignedIn = true;
  try {
    const session = await lookUp();
    caller.isSignedIn = session !== undefined;
    return session;
  } catch (error) {
    caller.isSignedIn = false;
    throw error;
  }
}
