import type { BoardWords } from '@waymark/contract/board-words';
import { jobTypes, workModes, type WorkMode, type JobType } from '@waymark/contract/jobs/choices';
import {
  currentCategory,
  defaultCategories,
  defaultSectors,
  isOfferedCategory,
  type JobCategory,
} from '@waymark/contract/jobs/category-choices';
import { type ImportState } from '@waymark/contract/jobs/staff-choices';
import type { UnreadField } from '@waymark/contract/jobs/imports';
import { sayEnglish, type Say } from '@waymark/contract/text/say';
import { readKept } from '../../../platform/languages/kept-message.ts';
import { isAnyPlace, readMode, readModeBeside } from '../../places/places/mode-rules.ts';
import { readPlaceTexts } from '../../places/places/reading-rules.ts';
import type { Gazetteer, PlaceDraft } from '../../places/places/rules.ts';

const maxFields = 50;
const maxValues = 20;
const maxValue = 100;

/** A batch of rows takes seconds. */
const silentMs = 10 * 60_000;

/** Of these a value is the reason in words of ours, kept as a message; of others it is what the source says. */
const reasonFields: ReadonlySet<string> = new Set(['salary', 'leftOut']);

const partsOf = (name: string) => /^(?<field>\w+) "(?<value>.*)"$/s.exec(name)?.groups ?? {};

const sayValue = (say: Say, field: string, value: string): string =>
  reasonFields.has(field) ? say(readKept(value)) : value;

/** `field "value"` for who runs a command. */
export function describeUnread(name: string): string {
  const { field = 'other', value = name } = partsOf(name);
  return `${field} "${sayValue(sayEnglish, field, value)}"`;
}

export const sayUnread = (say: Say, unread: readonly UnreadField[]): UnreadField[] =>
  unread.map(({ field, count, values }) => ({
    field,
    count,
    values: values.map((one) => ({ ...one, value: sayValue(say, field, one.value) })),
  }));

/** What stayed unread, by field, the most frequent first; `unread` counts each as `field "value"`. */
export function groupUnread(unread: ReadonlyMap<string, number>): UnreadField[] {
  const fields = new Map<string, UnreadField>();
  for (const [name, count] of unread) {
    const { field = 'other', value = name } = partsOf(name);
    const known = fields.get(field) ?? { field, count: 0, values: [] };
    fields.set(field, known);
    known.count += count;
    known.values.push({ value: reasonFields.has(field) ? value : value.slice(0, maxValue), count });
  }
  const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;
  return [...fields.values()]
    .toSorted(byCount)
    .slice(0, maxFields)
    .map((field) => ({ ...field, values: field.values.toSorted(byCount).slice(0, maxValues) }));
}

/** How far an import is; one that has not said anything for a while says nothing any more. */
export function stateOfImport(
  report: { finished_at: Date | null; failure: string; updated_at: Date },
  now = new Date(),
): ImportState {
  if (report.finished_at === null) {
    return now.getTime() - report.updated_at.getTime() > silentMs ? 'broken-off' : 'running';
  }
  return report.failure === '' ? 'finished' : 'failed';
}

const remote =
  /\bremote(?:ly)?\b|\bwork(?:ing)? from home\b|\bwfh\b|\btelecommut(?:e|ing)\b|\bhome[- ]based\b/i;

const notRemote = /\b(?:no|not|non)[- ]remote\b|\bremote[- ](?:sensing|control|monitoring|access|support)\b/i;

const hybrid = /\bhybrid\b/i;

/** A car, a cloud, and a material are hybrid too. */
const notHybrid =
  /\bhybrid[- ](?:cloud|vehicle|car|electric|power|bond|mobile|app|intelligence|integration|it|securit)/i;

const onSite = /\bon-?\s?site\b|\bin[- ]office\b|\bin[- ]person\b/i;

/** What the places of a posting say of how the work is done: "Remote - US", "Austin, TX (Hybrid)". */
export function modeOfPlaces(texts: readonly string[]): WorkMode | undefined {
  const modes = texts.map((text) => modeOf(text) ?? modeBeside(text));
  if (modes.includes('hybrid')) return 'hybrid';
  // "Berlin", "Remote": the posting names a choice and no more.
  return modes.every((mode) => mode === modes[0]) || modes.includes('remote')
    ? modes.find(Boolean)
    : undefined;
}

/** A title says it where it stands for itself: in brackets, after a dash or a comma, or at an end. */
export function modeOfTitle(title: string): WorkMode | undefined {
  const [first = '', ...rest] = title.split(/[()[\]|,;:–—]|\s[-/]\s/).map((part) => part.trim());
  const words = first.split(/\s+/);
  const stated = [...rest, words.at(-1) ?? ''].map(modeOf).find(Boolean);
  // "Remote Nurse" works remotely, "Remote Sensing Engineer" does not, and "Hybrid Powertrain" is no way of
  // working.
  return stated ?? (/^remote\b/i.test(first) ? modeOf(words.slice(0, 2).join(' ')) : undefined);
}

function modeOf(text: string): WorkMode | undefined {
  if (hybrid.test(text) && !notHybrid.test(text)) return 'hybrid';
  if (remote.test(text) && !notRemote.test(text)) return 'remote';
  return onSite.test(text) ? 'on-site' : undefined;
}

/** "Madrid (teletrabajo)", "Warszawa lub zdalnie". "Anywhere" says where, and leaves open how. */
function modeBeside(text: string): WorkMode | undefined {
  const parts = text.split(/[,;/|()]|\s[-–—]\s|\s(?:or|o|ou|oder|lub|eller|e|y)\s/);
  return parts
    .filter((part) => !isAnyPlace(part) && !/anywhere|world/i.test(part))
    .map((part) => readMode(part) ?? readModeBeside(part))
    .find(Boolean);
}

/** The countries that a title names beside "remote": "Engineer (Remote, US)". */
export function remoteCountriesOf(title: string, gazetteer: Gazetteer): PlaceDraft[] {
  const said = title.split(/[()[\]|–—]|\s-\s/).filter((part) => modeOf(part) === 'remote');
  const names = said.flatMap((part) => part.replace(remote, ' ').split(/[,/;]|\s(?:in|from|or|and)\s/));
  return readPlaceTexts(names, gazetteer).filter(
    ({ city, region, countryCode }) => countryCode !== '' && city === '' && region === '',
  );
}

/** "Full-Time", "FULL_TIME" and "full time" are one word. */
const fold = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** What feeds write in the languages of the board. A permanent job may be part-time: its word says neither. */
const typeWords: Readonly<Record<JobType, string>> = {
  'full-time':
    'fulltimepermanent permanentfulltime vollzeit tempsplein àtempsplein tempscomplet tiempocompleto jornadacompleta ' +
    'tempopieno voltijd voltijds pełnyetat pełenetat tempointegral períodointegral periodointegral heltid fuldtid ' +
    'plnýúvazek kokoaikainen フルタイム 全职 全職 풀타임',
  'part-time':
    'permanentparttime parttimepermanent teilzeit minijob werkstudent werkstudentin tempspartiel àtempspartiel mitemps ' +
    'tiempoparcial jornadaparcial mediajornada tempoparziale deeltijd niepełnyetat częśćetatu półetatu meioperíodo ' +
    'meioperiodo tempoparcial deltid zkrácenýúvazek osaaikainen パートタイム パート アルバイト 兼职 兼職 파트타임',
  internship:
    'intern trainee apprenticeship apprentice workingstudentinternship praktikum pflichtpraktikum praktikant praktikantin ' +
    'ausbildung stage stagiaire alternance apprentissage prácticas practicas becario becaria pasantía tirocinio ' +
    'apprendistato stageplaats afstudeerstage staż praktyki estágio estagio praktik praktikplats インターン ' +
    'インターンシップ 实习 實習 인턴 인턴십',
  freelance:
    'contract contractor freelancer independentcontractor freiberuflich freiberufler freiemitarbeit indépendant ' +
    'independant autónomo autonomo liberoprofessionista partitaiva zzp zzper b2b samozatrudnienie prestadordeserviços ' +
    'frilans 業務委託 自由职业 프리랜서',
  temporary:
    'temp fixedterm fixedtermcontract seasonal perdiem casual befristet zeitarbeit aushilfe saisonarbeit cdd intérim ' +
    'interim intérimaire saisonnier temporal eventual tempodeterminato tijdelijk uitzendwerk umowanaczasokreślony ' +
    'temporário temporario visstid visstidsanställning tidsbegränsad vikariat midlertidig 契約社員 派遣社員 派遣 临时 임시직',
};

const types = new Map<string, JobType>(
  jobTypes.flatMap(({ value, label, google }) =>
    [value, label, google, ...typeWords[value].split(' ')].map((name) => [fold(name), value] as const),
  ),
);

const modes = new Map<string, WorkMode>([
  ...workModes.flatMap(({ value, label }) => [value, label].map((name) => [fold(name), value] as const)),
  ['office', 'on-site'],
  ['inoffice', 'on-site'],
  ['inperson', 'on-site'],
  ['true', 'remote'],
  ['yes', 'remote'],
  ['telecommute', 'remote'],
  ['fullyremote', 'remote'],
  ['remotefirst', 'remote'],
  ['homeoffice', 'remote'],
]);

const categoryNames = new WeakMap<BoardWords, ReadonlyMap<string, JobCategory>>();

/** The names of categories on the board; the product's own names stay readable where the board has others. */
function namesOfCategories(words: BoardWords): ReadonlyMap<string, JobCategory> {
  const known = categoryNames.get(words);
  if (known) return known;
  const named = [
    ...defaultSectors.map(({ label, category }) => ({ label, value: category })),
    ...defaultCategories,
    ...words.categories.listed,
  ];
  const pairs = named.flatMap(({ value, label }) =>
    [value, label].map((name) => [fold(name), value] as const),
  );
  const names = new Map(pairs);
  categoryNames.set(words, names);
  return names;
}

/** Each is undefined for a text that is not one of the choices under any of their names. */
export function readType(text: string): JobType | undefined {
  const whole = types.get(fold(text));
  if (whole) return whole;
  // "Vollzeit, unbefristet" is one type; "Full-time / Part-time" leaves it open.
  const named = text
    .split(/[,/|;+&()]|\s(?:and|or|und|oder|et|ou|y|o|e|of|en|lub)\s|\s-\s/iu)
    .map((part) => types.get(fold(part)));
  const found = new Set(named.filter((type) => type !== undefined));
  return found.size === 1 ? [...found][0] : undefined;
}

export const readWorkMode = (text: string): WorkMode | undefined => modes.get(fold(text));

/** The category that a text names, if the board offers it. */
export function readCategory(words: BoardWords, text: string): JobCategory | undefined {
  const value = namesOfCategories(words).get(fold(text));
  return value !== undefined && isOfferedCategory(words, value) ? currentCategory(words, value) : undefined;
}
