import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.ts';
import type { TracingConfig } from '../settings/tracing-settings.ts';
import { closingMs } from '../shutdown.ts';
import { begunWork, endedWork, type TracedWork } from '../traced.ts';
import { within } from '../within.ts';
import { traceOutbound } from './trace-outbound.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;
/** How often the log says that the collector is away. */
const warnEveryMs = 60_000;

/** Makes spans of the work that is published, and sends them to the collector (OTLP over HTTP). Gives what ends that. */
export function exportTraces(
  tracing: TracingConfig,
  { config, log }: { config: Config; log: Logger },
): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': tracing.serviceName,
      'service.instance.id': `${hostname()}:${config.port}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(tracing.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: createExporter(tracing, log) })],
  });
  const tracer = provider.getTracer('waymark');
  const contexts = new AsyncLocalStorage<Context | undefined>();
  const spans = new WeakMap<TracedWork, Span>();

  function begin(work: TracedWork): Span | undefined {
    const known = spans.get(work);
    const parent = parentOf(work, contexts.getStore());
    if (known || !parent) return known;
    const { name, kind, attributes = {} } = work;
    const span = tracer.startSpan(name, { attributes, ...(kind && { kind: kinds[kind] }) }, parent);
    spans.set(work, span);
    return span;
  }
  function end(work: TracedWork): void {
    const span = spans.get(work);
    if (!span) return;
    if (work.attributes) span.setAttributes(work.attributes);
    if (work.failure !== undefined) {
      span.setAttribute('error.type', typeOf(work.failure));
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    // The timer that this may start belongs to no trace: the requests of the exporter are none.
    contexts.run(undefined, () => span.end());
  }
  const onBegun = (work: unknown) => void begin(work as TracedWork);
  const onEnded = (work: unknown) => end(work as TracedWork);
  begunWork.bindStore(contexts, (work) => {
    const span = begin(work as TracedWork);
    return span && trace.setSpan(ROOT_CONTEXT, span);
  });
  begunWork.subscribe(onBegun);
  endedWork.subscribe(onEnded);
  const stopOutbound = traceOutbound(hostsOf(config));
  return async () => {
    stopOutbound();
    begunWork.unbindStore(contexts);
    begunWork.unsubscribe(onBegun);
    endedWork.unsubscribe(onEnded);
    await within(provider.shutdown(), closingMs.traces);
  };
}

/**
 * A root begins a trace or continues its caller's. Other work is in the trace in which it is done; outside of any, as
 * when the queue is polled each second, it has no span.
 */
function parentOf({ isRoot, traceparent }: TracedWork, current: Context | undefined): Context | undefined {
  if (!isRoot) return current;
  const [, traceId, spanId, flags] = traceparent?.split('-') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** The kind of a failure; its words may name a person. */
function typeOf(failure: unknown): string {
  if (typeof failure === 'string') return failure;
  if (failure instanceof AppError) return failure.code;
  return failure instanceof Error ? failure.name : 'unknown';
}

/** A failure to export is logged, and not each time. */
function createExporter({ endpoint, headers }: TracingConfig, log: Logger): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } });
  let warnedAt = -Infinity;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && performance.now() - warnedAt > warnEveryMs) {
          warnedAt = performance.now();
          log.warn({ err: result.error }, 'traces are not taken at OTEL_EXPORTER_OTLP_ENDPOINT');
        }
        done({ code: 0 });
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
}

/** The servers that the settings name. */
function hostsOf(config: Config): string[] {
  const addresses = [
    config.s3?.endpoint,
    config.searchEngine?.url,
    config.checkout?.origin,
    config.cdn?.url,
    config.staffSso?.issuer,
    ...config.signInProviders.map(({ issuer }) => issuer),
    config.exchangeRatesUrl,
    config.indexNowUrl,
    config.googleIndexing.url,
    'https://oauth2.googleapis.com',
  ];
  return addresses.flatMap((address) => URL.parse(address ?? '')?.hostname ?? []);
}
