/* The product from its sources, whose functions are told apart by file; `coverage-entry.ts` counts them. */

// However the measuring process ends, what it measured ends with it, in order.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await import('../../apps/server/main.ts');
process.send?.({ ready: true });
process.channel?.unref();
