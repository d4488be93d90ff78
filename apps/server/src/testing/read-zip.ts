import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

/** The files of a ZIP by name, in order. Names that lead out of a folder are refused. */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>((given, options, done) =>
    yauzl.fromBuffer(given, options, done),
  )(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  zip.on('error', reject);
  zip.on('end', resolve);
  zip.on('entry', (entry: yauzl.Entry) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      buffer(stream).then((content) => {
        files.set(entry.fileName, content);
        zip.readEntry();
      }, reject);
    });
  });
  zip.readEntry();
  await promise;
  return files;
}
