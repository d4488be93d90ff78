import { exitWith } from './foreground.mjs';
import { ensureInstalled } from './installation.mjs';
import { buildWeb } from './web-build.mjs';

await exitWith(async () => {
  await ensureInstalled();
  return buildWeb();
});
