import { exitWith, runInForeground } from './foreground.mjs';
import { ensureInstalled, pinnedNode, root } from './installation.mjs';
import { builtEntry, serverEnvironment, serverFlags } from './server-process.mjs';

/** Runs an entry of the server in our place, once everything is installed and `build` has given 0. */
export function runBuilt(entry, build) {
  return exitWith(async () => {
    await ensureInstalled();
    const code = await build();
    if (code !== 0) return code;
    const env = { ...serverEnvironment, ...process.env };
    const parameters = [...serverFlags, builtEntry(entry)];
    return runInForeground(pinnedNode, parameters, { cwd: root, stdio: 'inherit', env });
  });
}
