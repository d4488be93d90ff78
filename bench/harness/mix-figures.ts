import { mixKinds, type MixRequest } from '../seed/mix.ts';
import type { SeededData } from '../seed/seeded-directory.ts';
import { recordAnswers } from './bare-answers.ts';
import { startBare, type MeasuredProcess } from './measured-process.ts';
import { describeTimes, percentile } from './percentiles.ts';
import type { Figure } from './scenario.ts';
import { timeLookups } from './lookup-times.ts';
import { timeRequests } from './timed-requests.ts';

const answersRecorded = 200;

/** How a server takes a load. */
export interface LoadTimes {
  callers: number;
  /** By request, where there is one caller; in order of arrival otherwise. */
  times: number[];
  perSecond: number;
  loopDelayP99Ms: number;
  rssMb: number;
  /** Processor time of a request: of the thread that answers, and of all. */
  mainThreadMs: number;
  cpuMs: number;
  /** Requests that were answered by 503: too many waited. */
  refused: number;
}

/** Sends all requests from several callers in parallel, and measures what the process used meanwhile. */
export async function timeLoad(
  server: MeasuredProcess,
  paths: readonly string[],
  callers: number,
): Promise<LoadTimes> {
  await server.reset();
  const began = performance.now();
  const refused = { count: 0 };
  const times = await timeRequests(
    paths.map((path) => server.baseUrl + path),
    callers,
    refused,
  );
  const perSecond = (times.length / (performance.now() - began)) * 1000;
  const { loopDelayP99Ms, rssBytes, mainThreadCpuMs, cpuMs } = await server.read();
  const each = { mainThreadMs: mainThreadCpuMs / paths.length, cpuMs: cpuMs / paths.length };
  return {
    callers,
    times,
    perSecond,
    loopDelayP99Ms,
    rssMb: rssBytes / 1024 / 1024,
    refused: refused.count,
    ...each,
  };
}

/** Two lines for each load: times and throughput, then what the process held and how long its loop stood still. */
export function describeLoads(
  what: string,
  loads: readonly LoadTimes[],
  bare: readonly LoadTimes[],
): Figure[] {
  return loads.flatMap((load, at) => {
    const { callers, times, perSecond, loopDelayP99Ms, rssMb, refused } = load;
    const limit = bare[at];
    return [
      {
        what: `${what}, ${callers} ${callers === 1 ? 'caller' : 'callers'}`,
        measured: `${describeTimes(times)}, ${perSecond.toFixed(0)} a second${refused ? `, ${refused} refused` : ''}`,
        ...(limit && {
          limit: `bare route ${describeTimes(limit.times)}, ${limit.perSecond.toFixed(0)} a second`,
          ratio: perSecond / limit.perSecond,
        }),
      },
      {
        what: '  meanwhile',
        measured: `event loop delay p99 ${loopDelayP99Ms.toFixed(1)} ms, memory ${rssMb.toFixed(0)} MB`,
      },
    ];
  });
}

/** The same bytes from a bare route under such loads, when the product no longer runs beside it. */
export async function recordBareLoads(
  server: MeasuredProcess,
  paths: readonly string[],
): Promise<(crowds: readonly number[]) => Promise<LoadTimes[]>> {
  const answers = await recordAnswers(paths.slice(0, answersRecorded).map((path) => server.baseUrl + path));
  const same = paths.map((_path, at) => `/${at % answers.length}`);
  return async (crowds) => {
    const bare = await startBare(answers);
    await timeLoad(bare, same, 1);
    const loads: LoadTimes[] = [];
    for (const callers of crowds) loads.push(await timeLoad(bare, same, callers));
    await bare.stop();
    return loads;
  };
}

const kindNames = {
  browse: 'list without a question',
  keyword: 'words and phrases',
  filtered: 'one to four filters',
  detail: 'a job',
} as const;

/** The mix of one caller as a whole and by kind, each beside its look-ups alone. */
export async function compareWithLookups(
  data: SeededData,
  requests: readonly MixRequest[],
  times: readonly number[],
  budgetMs: number,
): Promise<Figure[]> {
  const alone = await timeLookups(
    data,
    requests.map(({ path }) => path),
  );
  const compare = (what: string, chosen: (kind: string) => boolean): Figure => {
    const of = (sample: readonly number[]) => sample.filter((_ms, at) => chosen(requests[at]?.kind ?? ''));
    const p95 = percentile(of(times), 0.95);
    return {
      what,
      measured: describeTimes(of(times)),
      limit: `look-ups alone ${describeTimes(of(alone))}`,
      ratio: p95 / percentile(of(alone), 0.95),
    };
  };
  const all = compare('mix, 1 caller', () => true);
  return [
    { ...all, budget: `p95 ${budgetMs} ms`, within: percentile(times, 0.95) <= budgetMs },
    ...mixKinds.map((kind) => compare(`  ${kindNames[kind]}`, (one) => one === kind)),
  ];
}
