import type { Config } from '../config.ts';
import { StartError } from '../errors.ts';
import type { App } from './app.ts';

/** Begins to answer. Throws a StartError that says what to do when the port is not to be had. */
export async function listen(app: App, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw portError(error, port);
  }
}

/** What a person can do about a port that is not to be had; any other error as it is. */
export function portError(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use. Stop what listens there, or set PORT to another number, for example PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} may not be used by this user. Set PORT to a number from 1024.`);
  }
  return error;
}
