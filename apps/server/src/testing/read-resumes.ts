import type { CheckFinding, ResumeCheck } from '@waymark/contract/resumes/resume-check';
import type {
  ReadEducation,
  ReadPosition,
  ReadProject,
  ReadResume,
  ReadSection,
} from '@waymark/contract/resumes/resume-reading';
import { checkResume } from '../areas/resumes/resume-check/rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';
import { presentCheck } from '../areas/resumes/resume-check/presenter.ts';

/** A resume in short: what is not given is as in a plain one that has nothing to mend. */
export interface ShortResume {
  /** Lines above the first section. */
  head?: readonly string[];
  sections?: readonly Pick<ReadSection, 'kind' | 'heading'>[];
  summary?: readonly string[];
  positions?: readonly Partial<ReadPosition>[];
  education?: readonly Partial<ReadEducation>[];
  projects?: readonly Partial<ReadProject>[];
  skills?: readonly string[];
  languages?: readonly { name: string; level: string | null }[];
  /** Lines at the end, of no section. */
  tail?: readonly string[];
  contact?: Partial<ReadResume['contact']>;
  format?: ReadResume['format'];
  unreadableGlyphs?: number;
}

/** What all rules find, as English readers see it. */
export const checkInEnglish = (...given: Parameters<typeof checkResume>): ResumeCheck =>
  presentCheck(sayEnglish, checkResume(...given));

/** What the check says by one of its rules; undefined where it finds nothing. */
export function findingOf(
  rule: string,
  short: ShortResume | ReadResume,
  name = 'Ada-Nilsen.pdf',
): CheckFinding | undefined {
  const resume = 'pages' in short ? short : createReadResume(short);
  const { findings } = checkInEnglish(resume, { name, uploadedAt: new Date('2026-11-22T12:00:00Z') });
  return findings.find((finding) => finding.rule === rule);
}

const filler =
  'with the people of the team and for those who use it, week after week, so that the work of the others went on as it was planned';

/** Positions with nothing to mend: dated, in order, measured. */
export const plainPositions: readonly Partial<ReadPosition>[] = [
  {
    title: 'Warehouse Manager',
    company: 'Halden Logistics',
    ...datesOf('Mar 2021', 'Present'),
    bullets: [`Led 24 people in two shifts ${filler}`, `Cut the time of loading by 18 percent ${filler}`],
  },
  {
    title: 'Shift Supervisor',
    company: 'Nordby Freight',
    ...datesOf('Jun 2017', 'Feb 2021'),
    bullets: [`Trained 40 new drivers ${filler}`, `Built a plan of routes for 12 lorries ${filler}`],
  },
];

export function datesOf(start: string, end: string) {
  return { dates: `${start} – ${end}`, start, end };
}

/** A resume as the reader would give it, each part with lines of its own, one below the other. */
export function createReadResume(short: ShortResume = {}): ReadResume {
  const page = new PageBuilder();
  const head = page.add(
    short.head ?? ['Ada Nilsen', 'ada.nilsen@example.com | +47 22 55 01 23 | Oslo, Norway'],
  );
  const sections: ReadSection[] = [{ kind: 'other', heading: null, lines: head }];
  const section = (kind: ReadSection['kind'], heading: string, lines: () => string[]) => {
    const own = page.addBelow(heading, lines);
    if (own.length > 0) sections.push({ kind, heading, lines: own });
  };
  if (short.summary) section('summary', 'Summary', () => page.add(short.summary ?? []));
  const positions = (short.positions ?? plainPositions).map((one) => ({ ...emptyPosition, ...one }));
  section('experience', 'Experience', () =>
    positions.flatMap((one) => place(one, page.add(linesOfPosition(one)))),
  );
  const education = (short.education ?? [plainEducation]).map((one) => ({ ...emptyEducation, ...one }));
  section('education', 'Education', () =>
    education.flatMap((one) =>
      place(one, page.add([[one.degree, one.institution, one.dates].filter(Boolean).join(', ')])),
    ),
  );
  const projects = (short.projects ?? []).map((one) => ({ ...emptyProject, ...one }));
  section('projects', 'Projects', () =>
    projects.flatMap((one) => place(one, page.add([one.name ?? '', ...one.bullets]))),
  );
  const skills: ReadResume['skills'] = [];
  section('skills', 'Skills', () =>
    (short.skills ?? ['Forklift', 'Excel']).flatMap((name) => {
      const lines = page.add([name]);
      skills.push({ name, group: null, line: lines[0] ?? '' });
      return lines;
    }),
  );
  const languages = (short.languages ?? []).map((one) => ({ ...one, line: page.add([one.name])[0] ?? '' }));
  for (const { kind, heading } of short.sections ?? [])
    sections.push({ kind, heading, lines: page.add(['One line']) });
  page.add(short.tail ?? []);
  const [name = '', reach = ''] = head;
  const contact: ReadResume['contact'] = {
    name: { text: 'Ada Nilsen', line: name },
    headline: null,
    email: { text: 'ada.nilsen@example.com', line: reach },
    phone: { text: '+47 22 55 01 23', line: reach },
    place: { text: 'Oslo, Norway', line: reach },
    links: [],
    ...short.contact,
  };
  const { format = 'pdf', unreadableGlyphs = 0 } = short;
  const read = {
    format,
    unreadableGlyphs,
    contact,
    sections,
    positions,
    education,
    projects,
    skills,
    languages,
  };
  return { ...read, pages: [page.present(format)], certifications: [] };
}

/** Gives an entry its lines: the first is its header. */
function place(entry: { header: string[]; lines: string[] }, lines: string[]): string[] {
  entry.header = lines.slice(0, 1);
  entry.lines = lines;
  return lines;
}

const emptyPosition: ReadPosition = {
  title: null,
  company: null,
  team: null,
  isWhole: false,
  place: null,
  dates: null,
  start: null,
  end: null,
  bullets: [],
  header: [],
  lines: [],
};
const emptyEducation: ReadEducation = {
  degree: null,
  institution: null,
  place: null,
  dates: null,
  start: null,
  end: null,
  details: [],
  header: [],
  lines: [],
};
const emptyProject: ReadProject = {
  name: null,
  dates: null,
  start: null,
  end: null,
  bullets: [],
  header: [],
  lines: [],
};
const plainEducation = {
  degree: 'BSc Logistics',
  institution: 'University of Oslo',
  ...datesOf('Aug 2014', 'Jun 2017'),
};

function linesOfPosition({ title, company, dates, bullets }: ReadPosition): string[] {
  return [[title, company, dates].filter(Boolean).join(', '), ...bullets];
}

const lineHeight = 14;

/** Lines one below the other. */
class PageBuilder {
  readonly #texts: string[] = [];

  add(texts: readonly string[]): string[] {
    return texts.map((text) => {
      this.#texts.push(text);
      return `p1-${this.#texts.length}`;
    });
  }

  /** Lines below a heading; without lines there is no heading either. */
  addBelow(heading: string, addLines: () => string[]): string[] {
    this.#texts.push(heading);
    const lines = addLines();
    if (lines.length === 0) this.#texts.pop();
    return lines;
  }

  present(format: ReadResume['format']): ReadResume['pages'][number] {
    const isDrawn = format === 'pdf';
    return {
      number: 1,
      size: isDrawn ? { width: 595, height: 842 } : null,
      lines: this.#texts.map((text, at) => ({
        id: `p1-${at + 1}`,
        text,
        area: isDrawn ? { x: 50, y: 50 + at * lineHeight, width: 400, height: 12 } : null,
      })),
    };
  }
}
