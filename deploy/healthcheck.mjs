// Ends with 0 where the process can answer: a web process at /readyz, a worker by its metrics, the checkout at /healthz.
const { PORT = '3000', METRICS_PORT, CHECK = 'web' } = process.env;
const addresses = {
  web: `http://127.0.0.1:${PORT}/readyz`,
  worker: `http://127.0.0.1:${METRICS_PORT}/metrics`,
  checkout: `http://127.0.0.1:${PORT}/healthz`,
};
try {
  const response = await fetch(addresses[CHECK], { signal: AbortSignal.timeout(4000) });
  process.exitCode = response.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
