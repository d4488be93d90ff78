import { ensureBuilt } from './builds.mjs';
import { exitWith } from './foreground.mjs';
import { ensureInstalled } from './installation.mjs';

await exitWith(async () => {
  await ensureInstalled();
  return ensureBuilt();
});
