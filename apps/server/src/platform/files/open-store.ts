import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { openBucket } from './s3-bucket.ts';
import { createS3Store } from './s3-store.ts';

/** The store of the settings: a bucket, or a directory below the data. */
export function openFileStore({ s3, dataDirectory }: Pick<Config, 's3' | 'dataDirectory'>): FileStore {
  return s3 ? createS3Store(openBucket(s3)) : createDiskStore(join(dataDirectory, 'files'));
}
