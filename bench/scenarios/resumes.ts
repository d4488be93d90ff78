import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { accountForLines } from '../../apps/server/src/areas/resumes/resume-reading/ledger-rules.ts';
import { presentPrediction } from '../../apps/server/src/areas/resumes/resume-reading/presenter.ts';
import { readResumeBytes } from '../../apps/server/src/areas/resumes/resume-reading/reading-gateway.ts';
import { root } from '../../tooling/root.ts';
import { describeTimes } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';

const truths = '.truth.json';
const budget = 0.97;
/** An address or a number with one wrong character does not reach the candidate. */
const exactFields = ['email', 'phone'];
const comparison = 'dice';

interface Counts {
  tp: number;
  fp: number;
  fn: number;
}

interface Scorer {
  FIELDS: readonly string[];
  scoreDoc(prediction: object, truth: object, comparison: string): { fields: Record<string, Counts> };
  sum(scores: readonly Record<string, Counts>[]): Record<string, Counts>;
  micro(score: Record<string, Counts>): Counts;
  prf(counts: Counts): { f1: number | null };
}

/** How much of resumes is read as people read them, field by field, beside what they wrote down. */
export const resumes: Scenario = {
  name: 'resumes',
  async run() {
    const shared = path.join(root, '../shared');
    const scorer = path.join(shared, 'tools/resume-score.mjs');
    const folder = path.join(shared, 'data/resumes');
    if (!existsSync(scorer) || !existsSync(folder)) {
      return [{ what: 'resumes', measured: `skipped: there are no resumes with their truth in ${folder}` }];
    }
    return measure(folder, (await import(pathToFileURL(scorer).href)) as Scorer);
  },
};

async function measure(folder: string, scorer: Scorer): Promise<Figure[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith(truths));
  const times: number[] = [];
  const documents: { name: string; fields: Record<string, Counts> }[] = [];
  for (const name of names) {
    const stem = name.slice(0, -truths.length);
    const truth = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object;
    const began = performance.now();
    const prediction = await predict(path.join(folder, `${stem}.pdf`));
    times.push(performance.now() - began);
    documents.push({ name: stem, ...scorer.scoreDoc(prediction, truth, comparison) });
  }
  const f1 = (counts: Counts | undefined) => (counts ? scorer.prf(counts).f1 : null);
  const fields = scorer.sum(documents.map((document) => document.fields));
  return [
    judge(`resumes, F1 over ${names.length} documents`, f1(scorer.micro(fields)), budget),
    ...scorer.FIELDS.map((field) => {
      const figure = judge(`  ${field}`, f1(fields[field]), exactFields.includes(field) ? 1 : undefined);
      return { ...figure, measured: `${figure.measured}${describeMisses(documents, field)}` };
    }),
    ...documents.map(({ name, fields: own }) => judge(`  ${name}`, f1(scorer.micro(own)))),
    { what: '  time to read one', measured: describeTimes(times) },
    await countLines(folder),
  ];
}

/** What became of the lines of all documents there, those without a truth too: each is in one class. */
async function countLines(folder: string): Promise<Figure> {
  const files = readdirSync(folder).filter((name) => /\.(?:pdf|docx?)$/.test(name));
  const counts = new Map<string, number>();
  let [lines, accounted] = [0, 0];
  for (const name of files) {
    const { resume } = await readResumeBytes(readFileSync(path.join(folder, name)));
    if (!resume) continue;
    const ledger = accountForLines(resume);
    lines += resume.pages.reduce((sum, page) => sum + page.lines.length, 0);
    accounted += new Set(ledger.lines.map(({ line }) => line)).size;
    for (const one of ledger.lines) counts.set(one.class, (counts.get(one.class) ?? 0) + 1);
  }
  const shares = [...counts].map(([kind, count]) => `${kind} ${((100 * count) / lines).toFixed(1)} %`);
  return {
    what: `  lines of ${files.length} documents`,
    measured: `${accounted} of ${lines} accounted for: ${shares.join(', ')}`,
    budget: 'all, once',
    within: accounted === lines,
  };
}

/**
 * How much of a field is wrong and how much is unread. A document that reads less than there is has unread values;
 * the other misses are wrong ones, which count as found and as missed.
 */
function describeMisses(documents: readonly { fields: Record<string, Counts> }[], field: string): string {
  const all = documents.flatMap(({ fields }) => fields[field] ?? []);
  const sum = (count: (counts: Counts) => number) => all.reduce((total, counts) => total + count(counts), 0);
  const wrong = sum(({ fp }) => fp);
  const unread = sum(({ fp, fn }) => Math.max(0, fn - fp));
  const values = sum(({ tp, fn }) => tp + fn);
  if (values === 0) return '';
  const share = (count: number) => `${((100 * count) / values).toFixed(1)} %`;
  return `, wrong ${share(wrong)}, unread ${share(unread)}`;
}

async function predict(file: string): Promise<object> {
  const { resume } = await readResumeBytes(readFileSync(file));
  return resume ? presentPrediction(resume) : {};
}

function judge(what: string, f1: number | null, least?: number): Figure {
  return {
    what,
    measured: f1?.toFixed(3) ?? 'nothing to find',
    ...(least !== undefined && { budget: `${least}`, within: (f1 ?? 0) >= least }),
  };
}
