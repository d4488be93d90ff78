/** A chart that a post asks for: `{{chart:remote-share}}`, some with a word behind a second colon. */
export interface ChartName {
  kind: 'pay-by-place' | 'skills-together' | 'how-long-open' | 'remote-share';
  of: string;
}

/** What a chart shows, one row below the other. */
export type Figures =
  | { form: 'ranges'; rows: { label: string; low: number; middle: number; high: number; count: number }[] }
  | { form: 'shares'; rows: { label: string; shares: number[]; count: number }[] };

const kinds: Readonly<Record<ChartName['kind'], { takesWord: boolean }>> = {
  'pay-by-place': { takesWord: true },
  'skills-together': { takesWord: false },
  'how-long-open': { takesWord: false },
  'remote-share': { takesWord: false },
};

/** Stands alone on its line. */
const marker = /^\{\{chart:([a-z-]+)(?::([\p{L}\p{N}][\p{L}\p{N} .+#/-]{0,59}))?\}\}$/u;

/** The chart that a line asks for; undefined for any other text. */
export function readChart(line: string): ChartName | undefined {
  const [, kind = '', of = ''] = marker.exec(line.trim()) ?? [];
  const known = Object.entries(kinds).find(([name]) => name === kind);
  if (!known || known[1].takesWord !== (of !== '')) return undefined;
  return { kind: known[0] as ChartName['kind'], of };
}

/** The name under which its figures are stored. */
export function nameOfChart({ kind, of }: ChartName): string {
  return of === '' ? kind : `${kind}:${of.toLowerCase()}`;
}

/** The charts of a text, each once. */
export function listCharts(body: string): ChartName[] {
  const found = body.split('\n').flatMap((line) => readChart(line) ?? []);
  return [...new Map(found.map((chart) => [nameOfChart(chart), chart])).values()];
}
