/** The value that a share of the sample does not exceed. */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function median(sample: readonly number[]): number {
  return percentile(sample, 0.5);
}

/** `p50 1.2  p95 3.4  p99 5.6 ms` */
export function describeTimes(milliseconds: readonly number[]): string {
  const at = (share: number) => percentile(milliseconds, share).toFixed(1);
  return `p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)} ms`;
}
