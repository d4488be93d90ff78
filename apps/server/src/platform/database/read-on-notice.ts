import type { Logger } from '../log.ts';
import type { Notices } from './notices.ts';

/** A connection that hears notices can be dead for long before it is known to be. */
const lookEveryMs = 5000;

interface Followed {
  channel: string;
  /** What is read, for the log: "the settings". */
  what: string;
  read: () => Promise<void>;
}

/** Reads again whenever the database calls out, one reading after the other; gives what ends that. */
export function readOnNotice(
  notices: Notices,
  log: Logger,
  { channel, what, read }: Followed,
): () => Promise<void> {
  let reading = Promise.resolve();
  const readInTurn = () => {
    reading = reading
      .then(read)
      .catch((error: unknown) => log.warn({ err: error }, `reading ${what} failed and is tried again`));
  };
  const stopListening = notices.listen(channel, readInTurn);
  const timer = setInterval(readInTurn, lookEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await stopListening();
    await reading;
  };
}
