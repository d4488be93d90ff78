import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { ClamdConfig } from '../../platform/settings/security-settings.ts';

export interface Clamd {
  address: ClamdConfig;
  /** The scanned files. */
  scanned: Buffer[];
  stop(): Promise<void>;
}

/** Enough of clamd to take INSTREAM; `answer` is given what was sent, undefined leaves the caller without a word. */
export async function startClamd(answer: (content: Buffer) => string | undefined): Promise<Clamd> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let taken = Buffer.alloc(0);
    socket.on('data', (part: Buffer) => {
      taken = Buffer.concat([taken, part]);
      const content = readStream(taken);
      if (!content) return;
      scanned.push(content);
      const reply = answer(content);
      if (reply !== undefined) socket.end(`${reply}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    scanned,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The pieces of a whole stream; undefined while some are missing. */
function readStream(taken: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (!taken.toString('latin1').startsWith(command)) return undefined;
  const pieces: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= taken.length) {
    const length = taken.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(taken.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
