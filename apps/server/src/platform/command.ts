import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { ConfigError } from './config.ts';
import { StartError } from './errors.ts';

/** Runs a command line to its end: what is meant for people is printed as a sentence, anything else with its stack. */
export async function runCommand(run: () => Promise<void> | void): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}

interface Report {
  write: (line: object) => void;
  /** Rejects with a StartError where the file could not be written. */
  close(): Promise<void>;
}

/** A file with one JSON object a line that a command writes; without a path nothing is written. */
export function openReport(path: string | undefined): Report {
  if (path === undefined) return { write() {}, async close() {} };
  const file = createWriteStream(path);
  const written = finished(file);
  // It may fail long before it is closed.
  written.catch(() => {});
  return {
    write: (line) => void file.write(`${JSON.stringify(line)}\n`),
    async close() {
      file.end();
      await written.catch((error: NodeJS.ErrnoException) => {
        throw new StartError(`The report ${path} cannot be written (${error.code}). Name another file.`);
      });
    },
  };
}
