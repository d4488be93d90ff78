/** Builds what has changed since it was built. Gives an exit code. */
export function ensureBuilt(): Promise<number>;
