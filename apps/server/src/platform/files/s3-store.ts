import { rm } from 'node:fs/promises';
import type { FileStore } from './file-store.ts';
import type { S3Bucket } from './s3-bucket.ts';

/** Files in a bucket, so that every node sees them. */
export function createS3Store(bucket: S3Bucket): FileStore {
  return {
    async adopt(temporaryPath, key) {
      await bucket.put(temporaryPath, key);
      await rm(temporaryPath);
    },
    open: (key) => bucket.get(key),
    remove: (key) => bucket.remove(key),
  };
}
