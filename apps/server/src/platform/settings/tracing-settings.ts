import { z } from 'zod';

const endpointFormat =
  'OTEL_EXPORTER_OTLP_ENDPOINT is the address of a collector that takes OTLP over HTTP, for example http://127.0.0.1:4318.';
const headersFormat =
  'OTEL_EXPORTER_OTLP_HEADERS are headers for the collector, with commas: authorization=Bearer abc,x-tenant=board.';
const shareFormat = 'OTEL_TRACES_SAMPLER_ARG is the share of requests that are traced, from 0 to 1.';
const isHeader = (text: string) => /^[\w-]+=[^\r\n=][^\r\n]*$/.test(text.trim());

/** Named as in the specification of OpenTelemetry. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: endpointFormat }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .max(8000, headersFormat)
    .refine((text) => text.split(',').every(isHeader), headersFormat)
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('waymark'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(shareFormat).min(0, shareFormat).max(1, shareFormat).default(1),
};

/** Where traces go; undefined where none are made. */
export interface TracingConfig {
  /** Without a slash at its end. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  share: number;
}

export function readTracing(
  settings: z.output<z.ZodObject<typeof tracingSettings>>,
): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = settings;
  if (endpoint === undefined) return undefined;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: Object.fromEntries(headers.split(',').filter(Boolean).map(readHeader)),
    serviceName: settings.OTEL_SERVICE_NAME,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** Values are escaped as in addresses (W3C Baggage). */
function readHeader(text: string): [string, string] {
  const [name = '', ...rest] = text.trim().split('=');
  const value = rest.join('=');
  try {
    return [name, decodeURIComponent(value)];
  } catch {
    return [name, value];
  }
}
