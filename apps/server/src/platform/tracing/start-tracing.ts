import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';

/**
 * Exports what is published as work where the settings name a collector; nothing is loaded where they do not. Gives what
 * ends that, and sends what is left as long as that is quick.
 */
export async function startTracing(config: Config, log: Logger): Promise<() => Promise<void>> {
  if (!config.tracing) return async () => {};
  const { exportTraces } = await import('./export-traces.ts');
  return exportTraces(config.tracing, { config, log });
}
