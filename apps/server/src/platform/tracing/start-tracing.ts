import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { RunningTracing } from './export-traces.ts';

/** Exports what is published as work where the settings name a collector; nothing is loaded where they do not. */
export async function startTracing(config: Config, log: Logger): Promise<RunningTracing | undefined> {
  if (!config.tracing) return undefined;
  const { exportTraces } = await import('./export-traces.ts');
  return exportTraces(config.tracing, { config, log });
}
