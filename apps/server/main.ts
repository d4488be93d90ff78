import { openEmbeddedDirectory } from './src/platform/database/embedded-directory.ts';
import { runEntry } from './src/platform/run-entry.ts';

await runEntry(async (config) => {
  // In a thread of its own, while this one reads the product's sources: each takes the better part of a
  // second.
  const embedded = config.databaseUrl === undefined ? openEmbeddedDirectory(config.dataDirectory) : undefined;
  // The caller that waits for it reports the failure.
  embedded?.catch(() => {});
  const [{ readBuiltPages }, { startWeb }] = await Promise.all([
    import('./serve-pages.ts'),
    import('./start-web.ts'),
  ]);
  await startWeb(config, readBuiltPages, embedded);
});
