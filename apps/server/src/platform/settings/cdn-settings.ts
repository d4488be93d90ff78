import { z } from 'zod';

const secretFormat = 'CDN_PURGE_TOKEN is the token of the CDN, without spaces.';

export const cdnSettings = {
  CDN_PURGE: z
    .enum(['none', 'fastly', 'cloudflare'], { error: 'CDN_PURGE is none, fastly or cloudflare.' })
    .default('none'),
  CDN_PURGE_ZONE: z
    .string()
    .regex(
      /^[A-Za-z\d]{1,64}$/,
      'CDN_PURGE_ZONE is the id of the service at Fastly, of the zone at Cloudflare.',
    )
    .optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{8,400}$/, secretFormat)
    .optional(),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'CDN_PURGE_URL is the address of the API of the CDN.' })
    .optional(),
};

type Settings = z.output<z.ZodObject<typeof cdnSettings>>;

/** The CDN in front of the board, which is told which pages to drop. */
export interface CdnConfig {
  kind: 'fastly' | 'cloudflare';
  /** Fastly's service, Cloudflare's zone. */
  zone: string;
  token: string;
  /** Of the API; no slash at the end. */
  url: string;
}

const usualUrls = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com/client/v4',
} as const;

export function findCdnProblem(settings: Settings): string | undefined {
  const { CDN_PURGE: kind, CDN_PURGE_ZONE: zone, CDN_PURGE_TOKEN: token, CDN_PURGE_URL: url } = settings;
  if (kind === 'none')
    return zone === undefined && token === undefined && url === undefined
      ? undefined
      : 'CDN_PURGE_ZONE, CDN_PURGE_TOKEN and CDN_PURGE_URL need CDN_PURGE.';
  if (zone === undefined || token === undefined)
    return `CDN_PURGE=${kind} needs CDN_PURGE_ZONE and CDN_PURGE_TOKEN.`;
  return url === undefined || isProtected(url)
    ? undefined
    : 'CDN_PURGE_URL begins with https://; http:// with a token is for this machine alone.';
}

function isProtected(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Undefined where no CDN is told, and pages end there by their headers alone. */
export function readCdn(settings: Settings): CdnConfig | undefined {
  const { CDN_PURGE: kind, CDN_PURGE_ZONE: zone, CDN_PURGE_TOKEN: token, CDN_PURGE_URL: url } = settings;
  if (kind === 'none' || zone === undefined || token === undefined) return undefined;
  return { kind, zone, token, url: (url ?? usualUrls[kind]).replace(/\/+$/, '') };
}
