import type { FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import { pictureMediaType } from './picture-limits.ts';

interface Stored {
  storage_key: string;
  size: number;
}

/** Shown inside a page, unlike an attachment, and by nothing but an image: nothing in it runs or loads. */
export async function sendPicture(
  { files }: Pick<Services, 'files'>,
  reply: FastifyReply,
  { storage_key: key, size }: Stored,
  cacheControl: string,
): Promise<FastifyReply> {
  const bytes = await files.open(key);
  return reply
    .headers({
      'content-type': pictureMediaType,
      'content-length': size,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    })
    .send(bytes);
}
