import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Text that is worth compressing; fonts and pictures are already. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;
const SMALLEST_BYTES = 512;

/** Writes a .br and a .gz beside every text file below the folder: the server sends them as they are. */
export function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const content = readFileSync(file);
    if (content.length < SMALLEST_BYTES) continue;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
