import { z } from 'zod';

export const storageSettings = {
  S3_ENDPOINT: z.url('S3_ENDPOINT is the address of the storage service.').optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_CREDENTIALS: z
    .enum(['keys', 'role'], 'S3_CREDENTIALS is keys or role: role takes those of the machine.')
    .default('keys'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

type Settings = z.output<z.ZodObject<typeof storageSettings>>;

export interface StorageConfig {
  endpoint: string;
  bucket: string;
  region: string;
  /** Undefined where the role of the machine or the container gives them. */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Half of a storage is a mistake. */
export function findStorageProblem(settings: Settings): string | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_CREDENTIALS } = settings;
  const places = [S3_ENDPOINT, S3_BUCKET].filter(Boolean).length;
  const keys = [S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].filter(Boolean).length;
  if (S3_CREDENTIALS === 'role') {
    if (keys > 0)
      return 'S3_CREDENTIALS=role takes no keys. Remove S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';
    return places === 2 ? undefined : 'S3_CREDENTIALS=role needs S3_ENDPOINT and S3_BUCKET.';
  }
  if (places + keys === 0 || places + keys === 4) return undefined;
  return 'Object storage needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.';
}

export function readStorage(settings: Settings): StorageConfig | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET) return undefined;
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: settings.S3_REGION,
    keys:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
  };
}
