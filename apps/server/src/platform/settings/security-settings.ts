import { z } from 'zod';

const contactFormat =
  'SECURITY_CONTACT is an address that takes reports, or several with commas: mailto:security@jobs.example,https://jobs.example/report.';
const expiresFormat = 'SECURITY_EXPIRES is the day until which the contact holds, for example 2027-06-30.';

export const securitySettings = {
  SECURITY_CONTACT: z
    .string()
    .max(1000, contactFormat)
    .transform((text) => text.split(',').map((contact) => contact.trim()))
    .refine((contacts) => contacts.every(isContact), contactFormat)
    .optional(),
  SECURITY_EXPIRES: z.iso.date(expiresFormat).optional(),
  CLAMD_HOST: z
    .string()
    .regex(
      /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i,
      'CLAMD_HOST is host and port of clamd, for example 127.0.0.1:3310.',
    )
    .optional(),
};

type Settings = z.output<z.ZodObject<typeof securitySettings>>;

/** The fields of security.txt (RFC 9116); undefined where there is none. */
export interface SecurityContact {
  contacts: readonly string[];
  /** The last day on which it holds, YYYY-MM-DD. */
  expires: string;
}

export interface ClamdConfig {
  host: string;
  port: number;
}

function isContact(text: string): boolean {
  return /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text);
}

/** A contact without a last day is not valid. */
export function findSecurityProblem({ SECURITY_CONTACT, SECURITY_EXPIRES }: Settings): string | undefined {
  return (SECURITY_CONTACT === undefined) === (SECURITY_EXPIRES === undefined)
    ? undefined
    : 'security.txt needs SECURITY_CONTACT and SECURITY_EXPIRES together.';
}

export function readSecurity(settings: Settings): {
  securityContact: SecurityContact | undefined;
  clamd: ClamdConfig | undefined;
} {
  const { SECURITY_CONTACT: contacts, SECURITY_EXPIRES: expires, CLAMD_HOST } = settings;
  return {
    securityContact: contacts && expires ? { contacts, expires } : undefined,
    clamd: CLAMD_HOST === undefined ? undefined : readHost(CLAMD_HOST),
  };
}

function readHost(text: string): ClamdConfig {
  const at = text.lastIndexOf(':');
  return { host: text.slice(0, at).replaceAll(/[[\]]/g, ''), port: Number(text.slice(at + 1)) };
}
