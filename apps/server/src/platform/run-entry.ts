import { setFlagsFromString } from 'node:v8';
import { assumeProduction, ConfigError, readConfig, type Config } from './config.ts';
import { StartError } from './errors.ts';

/** Runs a program of ours with the settings it was given; ends the process when it cannot start. */
export async function runEntry(start: (config: Config) => Promise<void>): Promise<void> {
  // The nursery that the command line gives is this thread's: it would go before what each other thread is given.
  for (const flag of ['--min-semi-space-size=0', '--max-semi-space-size=0']) setFlagsFromString(flag);
  try {
    assumeProduction();
    await start(readConfig());
  } catch (error) {
    // What a person can mend is one sentence; anything else is ours and shows where it broke.
    const expected = error instanceof StartError || error instanceof ConfigError;
    process.stderr.write(`${expected ? error.message : String((error as Error).stack)}\n`);
    process.exit(1);
  }
}
