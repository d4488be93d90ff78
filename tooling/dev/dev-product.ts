import { runEntry } from '../../apps/server/src/platform/run-entry.ts';
import { startWeb } from '../../apps/server/start-web.ts';
import type { FromServer } from './dev-messages.ts';
import { serveDevPages } from './dev-pages.ts';

/* The product with the pages as they are in the editor; nothing of the product imports this. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await runEntry((config) => startWeb(config, () => serveDevPages));
// The line to the other process keeps this one from its end otherwise.
process.channel?.unref();
process.send?.({ kind: 'ready' } satisfies FromServer);
