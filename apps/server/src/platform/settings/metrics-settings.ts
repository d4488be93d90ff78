import { z } from 'zod';

const portFormat = 'METRICS_PORT is a number from 0 to 65535.';

export const metricsSettings = {
  METRICS_PORT: z.coerce
    .number(portFormat)
    .int(portFormat)
    .min(0, portFormat)
    .max(65_535, portFormat)
    .optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
};

/** The address at which metrics are read; undefined where there are none. */
export interface MetricsConfig {
  port: number;
  host: string;
}

export function readMetrics(
  settings: z.output<z.ZodObject<typeof metricsSettings>>,
): MetricsConfig | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host } = settings;
  return port === undefined ? undefined : { port, host };
}
