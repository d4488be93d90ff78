import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

/** A problem that the person at the keyboard can solve: shown as its sentence, without a stack. */
export class SetupError extends Error {}

/**
 * Runs a command in our place: same terminal, same signals; gives its exit code.
 * A terminal sends Ctrl-C to the whole process group, so it is passed on only when it came from elsewhere.
 */
export async function runInForeground(file, parameters, options, watch) {
  const child = spawn(file, parameters, options);
  const passOn = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  const parentCheck = stopWithParent(child);
  watch?.(child);
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
    });
  } finally {
    clearInterval(parentCheck);
    for (const signal of SIGNALS) process.off(signal, passOn);
  }
}

/** If npm is killed, it cannot stop its server, which would then keep the port and the data directory. */
function stopWithParent(child) {
  const parent = process.ppid;
  return setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
}

/** Sets the process's exit code to that of the task; prints only the message of a setup problem. */
export async function exitWith(task) {
  try {
    process.exitCode = await task();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
