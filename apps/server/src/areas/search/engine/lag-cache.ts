import type { SearchEngineConfig } from '../../../platform/settings/search-engine-settings.ts';
import { EngineGateway } from './engine-gateway.ts';
import { findState } from './feeding-commands.ts';

/** However many ask, the engine is asked so often at most. */
const keptMs = 5000;

/**
 * How many seconds ago an engine had everything that was committed by then; rejects with `unavailable` while it is away
 * or has no index. Undefined without an engine. A few seconds are usual: who feeds it says so every five.
 */
export function createEngineLag(config: SearchEngineConfig | undefined): (() => Promise<number>) | undefined {
  if (!config) return undefined;
  const engine = new EngineGateway(config);
  let kept: { at: number; state: ReturnType<typeof findState> } | undefined;
  return async () => {
    if (!kept || Date.now() - kept.at >= keptMs)
      kept = { at: Date.now(), state: findState(engine, engine.alias) };
    const { at = 0 } = (await kept.state) ?? {};
    return Math.max(0, Date.now() - at) / 1000;
  };
}
