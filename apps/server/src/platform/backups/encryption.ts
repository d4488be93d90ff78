import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { StartError } from '../errors.ts';

/** Encrypts for the holder of the key: an identity of age, or a recipient, which cannot read what it wrote. */
export async function encrypt(plain: Readable, key: string): Promise<Readable> {
  const { Encrypter, identityToRecipient } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(isRecipient(key) ? key : await identityToRecipient(key));
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/** Throws a StartError where the key does not fit; what is damaged fails while it is read. */
export async function decrypt(encrypted: Readable, key: string | undefined): Promise<Readable> {
  if (key === undefined) throw new StartError('This backup is encrypted. Set BACKUP_KEY to its key.');
  if (isRecipient(key)) {
    throw new StartError(
      'BACKUP_KEY is an address of age (age1…), which cannot open backups. Set it to the key, AGE-SECRET-KEY-1….',
    );
  }
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(encrypted)));
  } catch (error) {
    encrypted.destroy();
    throw new StartError('BACKUP_KEY does not open this backup. Set it to the key with which it was made.', {
      cause: error,
    });
  }
}

/** A key for BACKUP_KEY. */
export async function createKey(): Promise<{ key: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const key = await generateX25519Identity();
  return { key, recipient: await identityToRecipient(key) };
}

const isRecipient = (key: string) => key.startsWith('age1');

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as WebStream);
