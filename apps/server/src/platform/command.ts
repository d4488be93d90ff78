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
