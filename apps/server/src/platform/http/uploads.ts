import { msg, term, type Message } from '@waymark/contract/text/message';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { ScanUpload } from '../scan/clamd.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** There where the operator has a scanner. */
    scanUpload?: ScanUpload;
  }
}

/** A file that was streamed to a temporary path: nothing about it is trusted yet. */
export interface Upload {
  path: string;
  /** As the client named it, without any directory. */
  name: string;
  size: number;
  sha256: string;
}

export interface MultipartForm {
  /** Text fields; a name that came several times is a list. */
  fields: Record<string, string | string[]>;
  file: Upload | undefined;
}

interface UploadLimits {
  fileField: string;
  maxBytes: number;
  temporaryDirectory: string;
  /** A sentence that says when larger files are taken. */
  largerWhen?: Message;
}

/** Room for the text fields and the multipart framing beside the file. */
const allowanceBytes = 256 * 1024;

/**
 * Reads a multipart form, streaming its one file to disk, and hands it to `use`.
 * The temporary file is removed afterwards, whatever happens.
 */
export async function withForm<T>(
  request: FastifyRequest,
  limits: UploadLimits,
  use: (form: MultipartForm) => Promise<T>,
): Promise<T> {
  refuseByLength(request, limits);
  if (!request.isMultipart()) {
    throw new AppError('invalid_input', msg`Send the form as multipart/form-data.`);
  }
  const path = join(limits.temporaryDirectory, newId());
  try {
    const form = await readForm(request, limits, path);
    if (form.file) await request.server.scanUpload?.(form.file.path, limits.fileField);
    return await use(form);
  } finally {
    await rm(path, { force: true });
  }
}

/** A 200 MB upload is refused before its first byte is read. */
function refuseByLength(request: FastifyRequest, limits: UploadLimits): void {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > limits.maxBytes + allowanceBytes) throw tooLarge(limits);
}

function tooLarge({ fileField, maxBytes, largerWhen }: UploadLimits): AppError {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  const message = largerWhen
    ? msg`The file is larger than ${megabytes} MB. ${term(largerWhen)}`
    : msg`The file is larger than ${megabytes} MB. Choose a smaller one.`;
  return new AppError('too_large', message, { fields: { [fileField]: message } });
}

async function readForm(request: FastifyRequest, limits: UploadLimits, path: string): Promise<MultipartForm> {
  const form: MultipartForm = { fields: {}, file: undefined };
  const parts = request.parts({
    limits: { fileSize: limits.maxBytes, files: 1, fields: 40, fieldSize: 64 * 1024, parts: 41 },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'file') {
        if (part.fieldname !== limits.fileField)
          throw new AppError('invalid_input', msg`Unknown file field "${part.fieldname}".`);
        refuseUnreadableText(limits.fileField, part.filename ?? '');
        form.file = await saveFile(part, limits, path);
      } else {
        addField(form.fields, part.fieldname, String(part.value));
      }
    }
  } catch (error) {
    throw translate(error, limits);
  }
  return form;
}

async function saveFile(
  part: MultipartFile,
  limits: UploadLimits,
  path: string,
): Promise<Upload | undefined> {
  await mkdir(limits.temporaryDirectory, { recursive: true });
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(part.file, measure, createWriteStream(path));
  if (part.file.truncated) throw tooLarge(limits);
  // A browser sends an empty part for a file field that was left empty.
  if (size === 0 && !part.filename) return undefined;
  return { path, name: nameOf(part.filename), size, sha256: hash.digest('hex') };
}

/** Without a directory, and with the quotes that a browser writes as %22, as HTML has it. */
function nameOf(filename: string): string {
  return (filename.split(/[\\/]/).at(-1) ?? '').replaceAll('%22', '"');
}

function addField(fields: MultipartForm['fields'], name: string, value: string): void {
  refuseUnreadableText(name, value);
  const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const next = before === undefined ? value : [before, value].flat();
  Object.defineProperty(fields, name, { value: next, enumerable: true, writable: true, configurable: true });
}

/** A null byte or a lone surrogate cannot be stored; broken UTF-8 arrives as U+FFFD. */
function refuseUnreadableText(field: string, text: string): void {
  if (!text.includes('\u0000') && !text.includes('\uFFFD') && text.isWellFormed()) return;
  const message = msg`This text has characters that cannot be read. Please type it again.`;
  throw new AppError('invalid_input', message, { fields: { [field]: message } });
}

function translate(error: unknown, limits: UploadLimits): unknown {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(limits);
  if (typeof code === 'string' && code.startsWith('FST_')) {
    return new AppError(
      'invalid_input',
      msg`The form has too many or too large fields. Shorten them and try again.`,
    );
  }
  // What the file system refused is ours; anything else is what the parser says of the bytes that came.
  if (error instanceof Error && 'syscall' in error) return error;
  return new AppError('invalid_input', msg`The upload broke off or cannot be read. Please send it again.`);
}
