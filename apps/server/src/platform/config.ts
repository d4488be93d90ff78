import type { ContactDetails } from '@waymark/contract/content/contact';
import { mapPositionSchema } from '@waymark/contract/places/map-position';
import { z } from 'zod';
import {
  checkoutSettings,
  findCheckoutProblem,
  readCheckout,
  type CheckoutParts,
} from './settings/checkout-settings.ts';
import {
  backupSettings,
  findBackupProblem,
  readBackup,
  type BackupConfig,
} from './settings/backup-settings.ts';
import { cdnSettings, findCdnProblem, readCdn, type CdnConfig } from './settings/cdn-settings.ts';
import { metricsSettings, readMetrics, type MetricsConfig } from './settings/metrics-settings.ts';
import { readSecretFiles } from './settings/secret-files.ts';
import {
  findSecurityProblem,
  readSecurity,
  securitySettings,
  type ClamdConfig,
  type SecurityContact,
} from './settings/security-settings.ts';
import {
  findSearchEngineProblem,
  readSearchEngine,
  searchEngineSettings,
  type SearchEngineConfig,
} from './settings/search-engine-settings.ts';
import {
  findSignInProblem,
  readSignIn,
  signInSettings,
  type SignInProviderConfig,
} from './settings/sign-in-settings.ts';
import { readTracing, tracingSettings, type TracingConfig } from './settings/tracing-settings.ts';
import { findSsoProblem, readSso, ssoSettings, type StaffSsoConfig } from './settings/sso-settings.ts';
import {
  findStorageProblem,
  readStorage,
  storageSettings,
  type StorageConfig,
} from './settings/storage-settings.ts';

const positionFormat = 'CONTACT_POSITION is latitude and longitude in degrees, for example 51.4468,-2.5916.';

/** What the contact page shows; what is not set is not shown. */
const contactSettings = {
  CONTACT_EMAIL: z.email('CONTACT_EMAIL is an email address.').optional(),
  CONTACT_PHONE: z.string().min(3, 'CONTACT_PHONE is a phone number.').optional(),
  CONTACT_ADDRESS: z.string().min(5, 'CONTACT_ADDRESS is a postal address.').optional(),
  CONTACT_POSITION: z
    .string()
    .regex(/^-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?$/, positionFormat)
    .transform((text) => {
      const [latitude = NaN, longitude = NaN] = text.split(',').map(Number);
      return { latitude, longitude };
    })
    .refine((position) => mapPositionSchema.safeParse(position).success, positionFormat)
    .optional(),
};

/** Reserved names and numbers: RFC 2606 and Ofcom's numbers for drama. */
const demoContact: ContactDetails = {
  email: 'hello@waymark.example',
  phone: '+44 117 496 0182',
  address: '12 Wayfarer Street, Bristol, United Kingdom',
  position: { latitude: 51.4508, longitude: -2.5927 },
};

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const settingsSchema = z.object({
  PORT: z.coerce.number('PORT is a number from 0 to 65535.').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z
    .url('PUBLIC_URL is the full address people open, for example https://jobs.example.')
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  JOB_PAGES_MB: z.coerce
    .number('JOB_PAGES_MB is a whole number of megabytes from 0.')
    .int()
    .min(0)
    .max(1_000_000)
    .default(1024),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'DATABASE_URL looks like postgresql://user:password@host:5432/name.',
    })
    .optional(),
  DEMO: flag.optional(),
  DEMO_JOBS: z.coerce
    .number('DEMO_JOBS is a whole number from 0.')
    .int()
    .min(0)
    .max(1_000_000)
    .default(50_400),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'SMTP_URL looks like smtp://user:password@host:587.' })
    .optional(),
  MAIL_FROM: z.string().min(3).default('hello@waymark.example'),
  MAIL_REPORTS_SECRET: z
    .string()
    .min(32, 'MAIL_REPORTS_SECRET has at least 32 characters (openssl rand -hex 32).')
    .max(200)
    .optional(),
  MAIL_RETURN_TO: z
    .email('MAIL_RETURN_TO is an address that takes mail, for example returned@jobs.example.')
    .optional(),
  SESSION_DAYS: z.coerce.number('SESSION_DAYS is a whole number of days.').int().min(1).max(365).default(30),
  TRUST_PROXY: flag.default(false),
  EXCHANGE_RATES_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })], {
      error: 'EXCHANGE_RATES_URL is the address of the rates of the day, or off.',
    })
    .default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
  INDEXNOW_URL: z
    .url({ protocol: /^https?$/, error: 'INDEXNOW_URL is the address that takes notices of changed pages.' })
    .default('https://api.indexnow.org/indexnow'),
  GOOGLE_INDEXING_KEY_FILE: z.string().min(1).optional(),
  GOOGLE_INDEXING_URL: z
    .url({ protocol: /^https?$/, error: 'GOOGLE_INDEXING_URL is the address of Google’s Indexing API.' })
    .default('https://indexing.googleapis.com/v3/urlNotifications:publish'),
  OUTBOUND_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every((host) => /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/.test(host)), {
      error: 'OUTBOUND_HOSTS names hosts with or without a port, with commas: n8n.internal:5678,10.0.0.8.',
    })
    .optional(),
  ...contactSettings,
  ...checkoutSettings,
  DRAIN_SECONDS: z.coerce
    .number('DRAIN_SECONDS is a whole number of seconds from 0 to 60.')
    .int()
    .min(0)
    .max(60)
    .default(0),
  ...storageSettings,
  ...backupSettings,
  ...metricsSettings,
  ...tracingSettings,
  ...securitySettings,
  ...ssoSettings,
  ...signInSettings,
  ...searchEngineSettings,
  ...cdnSettings,
  BACKGROUND: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Config extends CheckoutParts {
  port: number;
  host: string;
  /** The origin under which people reach the product; no slash at the end. */
  publicUrl: string;
  dataDirectory: string;
  /** How much disk the finished pages of postings may take; 0 for none. */
  jobPagesBytes: number;
  /** Undefined means the embedded database. */
  databaseUrl: string | undefined;
  demo: boolean;
  demoJobs: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where mails that cannot be delivered come back to; undefined for their sender. */
  mailReturnTo: string | undefined;
  /** With which the mail server hands over what came back; undefined where it does not. */
  mailReportsSecret: string | undefined;
  /** Undefined means that uploaded files are kept in the data directory. */
  s3: StorageConfig | undefined;
  sessionDays: number;
  trustProxy: boolean;
  /** Where the exchange rates of the day are; undefined where they are not fetched. */
  exchangeRatesUrl: string | undefined;
  /** The IndexNow endpoint. */
  indexNowUrl: string;
  googleIndexing: {
    url: string;
    /** The JSON key of a service account; undefined where Google is told nothing. */
    keyFile: string | undefined;
  };
  /** Hosts inside the operator's own network that sources and webhooks may name. */
  outboundHosts: readonly string[];
  contact: ContactDetails;
  /** How long a process that is told to end goes on answering while `/readyz` says that it leaves. */
  drainMs: number;
  backup: BackupConfig | undefined;
  /** Opens backups, also where none are made. */
  backupKey: string | undefined;
  metrics: MetricsConfig | undefined;
  tracing: TracingConfig | undefined;
  securityContact: SecurityContact | undefined;
  /** The scanner that looks for viruses in what people upload; undefined where there is none. */
  clamd: ClamdConfig | undefined;
  /** The provider with which staff sign in beside their password, or instead of it. */
  staffSso: StaffSsoConfig | undefined;
  /** With whom candidates and employers can sign in beside a password. */
  signInProviders: readonly SignInProviderConfig[];
  /** The engine that is searched; undefined where each process searches an index of its own. */
  searchEngine: SearchEngineConfig | undefined;
  /** The CDN in front, which is told what has changed; undefined where there is none, or it is told nothing. */
  cdn: CdnConfig | undefined;
  /** Whether this process also does what the queue holds and what recurs. */
  background: boolean;
  logLevel: string;
}

/** All problems of the settings at once, so that one restart is enough. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The settings need a correction:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Reads the settings once, at start. Throws a ConfigError that lists every problem. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  // An empty variable is the usual way to say "not set" in compose files.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { settings, problems } = readSecretFiles(given);
  const parsed = settingsSchema.safeParse(settings);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError([...problems, ...issues]);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  const { data } = parsed;
  const demo = data.DEMO ?? data.DATABASE_URL === undefined;
  const s3 = readStorage(data);
  const mismatches = findMismatches(data, demo);
  if (mismatches.length > 0) throw new ConfigError(mismatches);
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
    dataDirectory: data.DATA_DIR,
    jobPagesBytes: data.JOB_PAGES_MB * 1024 * 1024,
    databaseUrl: data.DATABASE_URL,
    demo,
    demoJobs: data.DEMO_JOBS,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    mailReturnTo: data.MAIL_RETURN_TO,
    mailReportsSecret: data.MAIL_REPORTS_SECRET,
    s3,
    ...readCheckout(data, demo),
    sessionDays: data.SESSION_DAYS,
    trustProxy: data.TRUST_PROXY,
    exchangeRatesUrl: data.EXCHANGE_RATES_URL === 'off' ? undefined : data.EXCHANGE_RATES_URL,
    indexNowUrl: data.INDEXNOW_URL,
    googleIndexing: { url: data.GOOGLE_INDEXING_URL, keyFile: data.GOOGLE_INDEXING_KEY_FILE },
    outboundHosts: data.OUTBOUND_HOSTS ?? [],
    contact: readContact(data, demo),
    drainMs: 1000 * data.DRAIN_SECONDS,
    backup: readBackup(data),
    backupKey: data.BACKUP_KEY,
    metrics: readMetrics(data),
    tracing: readTracing(data),
    ...readSecurity(data),
    staffSso: readSso(data),
    signInProviders: readSignIn(data),
    searchEngine: readSearchEngine(data),
    cdn: readCdn(data),
    background: data.BACKGROUND,
    logLevel: data.LOG_LEVEL,
  };
}

/** What single settings cannot show: two that do not go together. */
function findMismatches(data: z.output<typeof settingsSchema>, demo: boolean): string[] {
  return [
    findCheckoutProblem(data, demo),
    findWorkProblem(data),
    findStorageProblem(data),
    findBackupProblem(data, readStorage(data) !== undefined),
    findSecurityProblem(data),
    findSsoProblem(data),
    findSignInProblem(data),
    findSearchEngineProblem(data, data.DATABASE_URL !== undefined),
    findCdnProblem(data),
  ].filter((problem) => problem !== undefined);
}

/**
 * The product runs React's production build, not the development build, which renders three times
 * slower. React looks when it is first loaded, so this comes before the pages are.
 */
export function assumeProduction(): void {
  process.env.NODE_ENV ??= 'production';
}

function findWorkProblem({ BACKGROUND, DATABASE_URL }: z.output<typeof settingsSchema>): string | undefined {
  if (BACKGROUND || DATABASE_URL !== undefined) return undefined;
  return 'BACKGROUND=false needs DATABASE_URL: the embedded database has no other process that could do the work.';
}

type ContactSettings = z.output<z.ZodObject<typeof contactSettings>>;

/** The settings as they are; the demo shows an office of its own where none is set. */
function readContact(settings: ContactSettings, demo: boolean): ContactDetails {
  const { CONTACT_EMAIL, CONTACT_PHONE, CONTACT_ADDRESS, CONTACT_POSITION } = settings;
  if (demo && !CONTACT_EMAIL && !CONTACT_PHONE && !CONTACT_ADDRESS) return demoContact;
  return {
    email: CONTACT_EMAIL ?? null,
    phone: CONTACT_PHONE ?? null,
    address: CONTACT_ADDRESS ?? null,
    // A map without the name of its place would not help.
    position: CONTACT_ADDRESS ? (CONTACT_POSITION ?? null) : null,
  };
}
