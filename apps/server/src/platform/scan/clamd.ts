import { msg } from '@waymark/contract/text/message';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.ts';
import type { ClamdConfig } from '../settings/security-settings.ts';

/** The name of the virus that a scanner found in a file, or undefined. */
type Verdict = string | undefined;

/** Looks for viruses in a finished upload. Throws `unsupported_file` where there is one, and `unavailable`. */
export type ScanUpload = (path: string, fileField: string) => Promise<void>;

/** clamd reads a few megabytes in less than a second; after so long a silence it is not going to answer. */
const maxMs = 30_000;
/** A verdict is one short line. */
const maxReply = 4096;
const retryAfterSeconds = 60;

/** A scanner that is away lets nothing pass: an operator who has one counts on it. */
export function createScanner(clamd: ClamdConfig, log: Logger, limitMs = maxMs): ScanUpload {
  return async (path, fileField) => {
    let found: Verdict;
    try {
      found = await askClamd(path, clamd, limitMs);
    } catch (error) {
      log.error({ err: error }, 'clamd does not check uploads, which are refused meanwhile');
      const message = msg`Files cannot be checked for viruses at the moment. Please send yours again in a few minutes.`;
      throw new AppError('unavailable', message, { retryAfterSeconds }, { cause: error });
    }
    if (found === undefined) return;
    log.warn({ found }, 'an upload with a virus was refused');
    const message = msg`A virus was found in this file, and it was not stored. Check your computer, or choose another file.`;
    throw new AppError('unsupported_file', message, { fields: { [fileField]: message } });
  };
}

/** Sends a file as clamd's INSTREAM: pieces with their length before them, and an empty one at the end. */
async function askClamd(path: string, { host, port }: ClamdConfig, limitMs: number): Promise<Verdict> {
  const socket = connect({ host, port });
  const ended = new AbortController();
  const limit = setTimeout(() => socket.destroy(new Error('clamd did not answer in time.')), limitMs);
  try {
    // Listened to from the start: clamd may answer, and hang up, before it has read everything.
    const reply = readReply(socket);
    await Promise.race([sendFile(socket, path, ended.signal), reply]);
    return readVerdict(await reply);
  } finally {
    clearTimeout(limit);
    socket.destroy();
    // The file is closed also where the rest of it was not wanted.
    ended.abort();
  }
}

async function sendFile(socket: Socket, path: string, signal: AbortSignal): Promise<void> {
  await once(socket, 'connect', { signal });
  socket.write('zINSTREAM\0');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    socket.write(length);
    if (!socket.write(piece)) await once(socket, 'drain', { signal });
  }
  socket.write(Buffer.alloc(4));
}

async function readReply(socket: Socket): Promise<string> {
  let reply = '';
  for await (const part of socket.setEncoding('utf8') as AsyncIterable<string>) {
    reply += part;
    if (reply.includes('\0') || reply.length > maxReply) break;
  }
  return reply;
}

function readVerdict(reply: string): Verdict {
  const answer = reply.replaceAll('\0', '').trim();
  if (answer === 'stream: OK') return undefined;
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (name !== undefined) return name;
  // Among others "INSTREAM size limit exceeded. ERROR", where StreamMaxLength of clamd is below our limits.
  throw new Error(`clamd answered ${JSON.stringify(answer.slice(0, 200))}.`);
}
