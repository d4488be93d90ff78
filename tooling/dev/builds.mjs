import { ensureServerBuilt } from './server-build.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/** Builds what has changed since it was built: the web pages, and the server. Gives an exit code. */
export async function ensureBuilt() {
  return (await ensureWebBuilt()) || ensureServerBuilt();
}
