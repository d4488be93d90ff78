// Ends with 0 where the process can answer: a web process at /readyz, a worker by its metrics.
const { PORT = '3000', METRICS_PORT, CHECK = 'web' } = process.env;
const address =
  CHECK === 'worker' ? `http://127.0.0.1:${METRICS_PORT}/metrics` : `http://127.0.0.1:${PORT}/readyz`;
try {
  const response = await fetch(address, { signal: AbortSignal.timeout(4000) });
  process.exitCode = response.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
