import type { FastifyReply } from 'fastify';
import type { FileStore } from '../files/file-store.ts';

interface Attachment {
  storage_key: string;
  name: string;
  media_type: string;
  size: number;
}

/** Streams an uploaded file as a download that no browser renders, runs or keeps. */
export async function sendAttachment(
  reply: FastifyReply,
  files: FileStore,
  file: Attachment,
): Promise<FastifyReply> {
  const stream = await files.open(file.storage_key);
  return reply.headers(attachmentHeaders(file)).send(stream);
}

/** What goes before the bytes of a download. */
export function attachmentHeaders(
  file: Pick<Attachment, 'name' | 'media_type' | 'size'>,
): Record<string, string | number> {
  return {
    'content-type': file.media_type,
    'content-length': file.size,
    'content-disposition': contentDisposition(file.name),
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  };
}

/** RFC 6266: an ASCII name for old clients, and the real one in UTF-8 beside it. */
function contentDisposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
