import { z } from 'zod';

const indexFormat =
  'SEARCH_ENGINE_INDEX is a name of lower-case letters, digits and hyphens, for example waymark-postings.';

export const searchEngineSettings = {
  SEARCH_ENGINE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'SEARCH_ENGINE_URL is the address of OpenSearch, for example https://search.example:9200.',
    })
    .refine(
      (url) => new URL(url).username === '' && new URL(url).password === '',
      'SEARCH_ENGINE_URL holds no password. Set SEARCH_ENGINE_USER and SEARCH_ENGINE_PASSWORD.',
    )
    .optional(),
  SEARCH_ENGINE_USER: z.string().min(1).max(400).optional(),
  SEARCH_ENGINE_PASSWORD: z.string().min(1).max(400).optional(),
  SEARCH_ENGINE_CA: z
    .string()
    .includes('-----BEGIN CERTIFICATE-----', {
      error: 'SEARCH_ENGINE_CA_FILE is a file of certificates (PEM).',
    })
    .optional(),
  SEARCH_ENGINE_INDEX: z
    .string()
    .regex(/^[a-z\d][a-z\d-]{0,59}$/, indexFormat)
    .default('waymark-postings'),
};

type Settings = z.output<z.ZodObject<typeof searchEngineSettings>>;

export interface SearchEngineConfig {
  /** No slash at the end. */
  url: string;
  user: { name: string; password: string } | undefined;
  /** Certificates (PEM) that are trusted in place of those of the system. */
  ca: string | undefined;
  /** The name under which postings are searched. Boards that share an engine have different ones. */
  index: string;
}

export function findSearchEngineProblem(settings: Settings, hasServer: boolean): string | undefined {
  const { SEARCH_ENGINE_URL: url, SEARCH_ENGINE_USER: user, SEARCH_ENGINE_PASSWORD: password } = settings;
  if ((user === undefined) !== (password === undefined))
    return 'The search engine needs SEARCH_ENGINE_USER and SEARCH_ENGINE_PASSWORD together.';
  if (url === undefined)
    return user === undefined && settings.SEARCH_ENGINE_CA === undefined
      ? undefined
      : 'SEARCH_ENGINE_USER and SEARCH_ENGINE_CA_FILE need SEARCH_ENGINE_URL.';
  if (!hasServer)
    return 'SEARCH_ENGINE_URL needs DATABASE_URL: with the embedded database the search has its own index.';
  return user === undefined || isProtected(url)
    ? undefined
    : 'SEARCH_ENGINE_URL begins with https://; http:// with a password is for this machine alone.';
}

/** A listener between this machine and the engine could read the password. */
function isProtected(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Undefined where each process searches an index of its own. */
export function readSearchEngine(settings: Settings): SearchEngineConfig | undefined {
  const { SEARCH_ENGINE_URL: url, SEARCH_ENGINE_USER: name, SEARCH_ENGINE_PASSWORD: password } = settings;
  if (url === undefined) return undefined;
  return {
    url: url.replace(/\/+$/, ''),
    user: name !== undefined && password !== undefined ? { name, password } : undefined,
    ca: settings.SEARCH_ENGINE_CA,
    index: settings.SEARCH_ENGINE_INDEX,
  };
}
