import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  foreignForms,
  splitCompound,
  withoutJoint,
} from '../../apps/server/src/areas/search/lexicon/foreign-name-index.ts';
import { pluralForm, smallWords, wordsOf } from '../../apps/server/src/areas/search/lexicon/word-rules.ts';
import { alignWords, type NamePair } from './word-alignment.ts';

/*
 * Writes what occupations are called in other languages, for the search, from ESCO's labels: a line of JSON each with
 * the English `label` and by language (`de`, `fr`, …) a list of names, the preferred one first (European Commission;
 * reuse under Decision 2011/833/EU).
 *
 *   node tooling/occupations/make-foreign-names.ts LABELS.ndjson
 *
 * The first line has the English names, with `=` between. Then come names and words of other languages in the order
 * of their letters, each with the numbers of the English names that say the same and after `~` of those beside it.
 * Names are kept in the form of `foreign-word-rules.ts`, and left out where their words say as much by themselves.
 * What ends compounds has a hyphen before it.
 */

const languages = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'] as const;
const compounding: ReadonlySet<string> = new Set(['de', 'nl']);
type Occupation = { label: string } & Record<(typeof languages)[number], string[]>;

const maxName = 3;
/** Of a word, what an English one has to be of what it says: to say the same, and to stand beside it. */
const minShare = { same: 0.3, near: 0.15 } as const;
/** Of the likeliest, what another has to be to say the same too. */
const asLikely = 0.8;
const sureShare = 0.6;
/** How often a word has to be in names, by the shares of its occupations. */
const minWeight = 0.25;
const minCompounds = 3;
const commonWork = 30;
const maxNames = { same: 3, near: 3 } as const;
/** Words that are too common in labels to identify an occupation. */
const saysNothing = new Set('specialised responsible other general e ict r'.split(' '));
const target = fileURLToPath(new URL('../../data/occupations/foreign-names.txt', import.meta.url));

/** "Koch/Köchin", "Lehrer/in für Musik", "vendeur/vendeuse en boutique" as the names that they stand for. */
function splitForms(name: string): string[] {
  const plain = name
    .replaceAll(/\s*\([^)]*\)/g, ' ')
    .replaceAll(/[/*:_]-?(?:in|innen|frau|r|e|n)(?!\p{L})/gu, '');
  const parts = plain
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean);
  const rest = (parts.at(-1) ?? '').split(' ').slice(1).join(' ');
  return parts.map((part, at) =>
    at < parts.length - 1 && !part.includes(' ') ? `${part} ${rest}`.trim() : part,
  );
}

const englishOf = (label: string) =>
  wordsOf(label.replaceAll(/\([^)]*\)/g, ' ')).filter((word) => !smallWords.has(word));
/** "Waiter/waitress" are two. */
const namesOf = (label: string) =>
  (/^[^ /]+\/[^ /]+$/.test(label) ? label.split('/') : [label]).map((name) => englishOf(name).join(' '));
const telling = (label: string) =>
  [...new Set(englishOf(label).map(pluralForm))].filter((word) => !saysNothing.has(word));

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file of labels: one occupation a line, as JSON.');
const occupations = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Occupation);
const namesFile = new URL('../../data/occupations/occupation-names.txt', import.meta.url);
const english = new Set([
  ...readFileSync(namesFile, 'utf8').split(/[\s=~]+/),
  ...occupations.flatMap(({ label }) => wordsOf(label)),
]);

/** "Sales" and "tennis" as labels most often write them. */
const written = new Map<string, Map<string, number>>();
for (const word of occupations.flatMap(({ label }) => wordsOf(label))) {
  const known = written.get(pluralForm(word)) ?? new Map<string, number>();
  written.set(pluralForm(word), known.set(word, (known.get(word) ?? 0) + 1));
}
const inLabels = (word: string) =>
  [...(written.get(word) ?? [])].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? word;

/** Forms that English words have too: such a word of another language may be one of them. */
const englishForms = new Set([...english].flatMap(foreignForms));

/** What names of work end in, and how many do. */
const works = new Map<string, number>();
for (const { label } of occupations) {
  const [work = ''] = label.split(/ (?:for|of|in) |, /);
  for (const name of work.split('/')) {
    const last = pluralForm(wordsOf(name).at(-1) ?? '');
    works.set(last, (works.get(last) ?? 0) + 1);
  }
}
const isWork = (name: string) => works.has(pluralForm(name));
/** Specialists and operators are beside too much to tell anything there. */
const isCommon = (name: string) => (works.get(name) ?? 0) >= commonWork;

/** By key, the occupations that are called so, and whether that is their preferred name. */
const byName = new Map<string, Map<number, boolean>>();
/** By word, what it says, by the weight of the language that says so. */
const byWord = new Map<string, Map<string, number>>();
const weightOfWord = new Map<string, number>();
/** What compounds end in, and those that do. */
const endings = new Map<string, Set<string>>();

for (const language of languages) {
  const pairs = occupations.flatMap((occupation, at) => pairsOf(occupation[language], at));
  const known = new Map<string, number>();
  for (const { foreign } of pairs) for (const word of foreign) known.set(word, (known.get(word) ?? 0) + 1);
  const isKnown = (part: string) => (known.get(part) ?? 0) > 1;
  const parted = compounding.has(language)
    ? pairs.map((pair) => ({ ...pair, foreign: pair.foreign.flatMap((word) => partsOf(word, isKnown)) }))
    : pairs;
  addWords(parted);
}

function pairsOf(names: readonly string[], at: number): NamePair[] {
  const forms = new Set<string>();
  for (const [position, name] of names.entries()) {
    for (const one of splitForms(name)) {
      const words = foreignForms(one);
      if (words.length === 0) continue;
      const key = words.join(' ');
      forms.add(key);
      if (words.length > maxName || wordsOf(one).every((word) => english.has(word))) continue;
      const known = byName.get(key) ?? new Map<number, boolean>();
      byName.set(key, known);
      known.set(at, known.get(at) === true || position === 0);
    }
  }
  const label = telling(occupations[at]?.label ?? '');
  return [...forms].map((key) => ({ foreign: key.split(' '), english: label, weight: 1 / forms.size }));
}

function partsOf(word: string, isKnown: (part: string) => boolean): string[] {
  const parts = splitCompound(word, isKnown);
  if (parts) endings.set(parts[1], (endings.get(parts[1]) ?? new Set()).add(word));
  return parts ? [withoutJoint(parts[0]), parts[1]] : [word];
}

function addWords(pairs: readonly NamePair[]): void {
  const weights = new Map<string, number>();
  for (const { foreign, weight } of pairs)
    for (const word of foreign) weights.set(word, (weights.get(word) ?? 0) + weight);
  for (const [word, likely] of alignWords(pairs)) {
    const weight = weights.get(word) ?? 0;
    if (weight < minWeight * (byName.has(word) ? 1 : 2)) continue;
    weightOfWord.set(word, (weightOfWord.get(word) ?? 0) + weight);
    const known = byWord.get(word) ?? new Map<string, number>();
    byWord.set(word, known);
    for (const [said, share] of likely) known.set(said, (known.get(said) ?? 0) + weight * share);
  }
}

/** What people say of common work and labels of ESCO lack: words of America, of job boards and of everyday speech. */
const elsewhere: Readonly<Record<string, string>> = {
  accountant: 'contador',
  'administrative assistant':
    'sachbearbeiter, bürokauffrau, bürokraft, impiegato amministrativo, auxiliar administrativo',
  apprentice: 'azubi, auszubildende, apprenti, aprendiz, apprendista, leerling',
  bartender: 'cantinero',
  'care assistant': 'altenpfleger, pflegehelfer, auxiliaire de vie, cuidador, badante, verzorgende',
  cleaner:
    "faxineira, afanador, intendencia, putzfrau, putzkraft, femme de ménage, agent d'entretien, personal de limpieza, addetto alle pulizie, poetsvrouw",
  'construction manager': 'conducteur de travaux, bauleiter',
  'customer service representative':
    'kundenberater, téléconseiller, conseiller clientèle, teleoperador, atención al cliente, klantenservice, obsługa klienta',
  'delivery driver': 'repartidor, entregador, livreur, chauffeur livreur, kurierfahrer, fattorino, bezorger',
  doctor: 'médico, doctora, médecin, arzt, lekarz, dottore',
  driver: 'chofer, kraftfahrer',
  electrician: 'elektroniker, elektroinstallateur',
  'factory worker':
    'operaio, operario, ouvrier, produktionsmitarbeiter, produktionshelfer, produktiemedewerker, pracownik produkcji',
  'forklift operator': 'cariste, staplerfahrer, carrellista, heftruckchauffeur, carretillero',
  housekeeper: 'femme de chambre, camarera de pisos, zimmermädchen',
  'hr advisor': 'personalreferent',
  'hr manager': 'personalleiter, responsable rh, responsable ressources humaines',
  intern: 'praktikant, stagiaire, becario, pasante, estagiario, tirocinante, stażysta, werkstudent',
  'kitchen porter': 'küchenhilfe, plongeur, ayudante de cocina, lavapiatti, aiuto cuoco',
  mechanic: 'mecánico, meccanico',
  nanny: 'niñera, babá, nounou, tagesmutter',
  nurse: 'pflegefachkraft, pflegefachmann, pflegekraft',
  painter: 'maler, pintor, imbianchino',
  plumber: 'plomero, encanador',
  'preschool teacher': 'erzieher',
  receptionist: "hôtesse d'accueil, agent d'accueil",
  'sales manager':
    'vertriebsleiter, verkaufsleiter, directeur commercial, responsabile commerciale, jefe de ventas, kierownik sprzedaży',
  'sales representative': 'außendienst, außendienstmitarbeiter, commercial terrain',
  'security guard': 'sicherheitsmitarbeiter, wachmann, guardia de seguridad, ochroniarz, beveiliger',
  'shop assistant': 'dependiente, winkelmedewerker, balconista',
  'software developer': 'programador, programmatore, programista, programmeur, programmierer',
  'tax accountant': 'steuerfachangestellte',
  'truck driver':
    'camionero, caminhoneiro, camionista, berufskraftfahrer, chauffeur poids lourd, conducteur poids lourd, conductor de camión, kierowca ciężarówki',
  waiter: 'mesero, garçom, servicekraft',
  'warehouse worker':
    'almacenista, bodeguero, almoxarife, magazynier, lagerist, mozo de almacén, préparateur de commandes',
};
/** Fields, as people ask for them alone: "Pflege", "ventas". Labels name who works in them. */
const fields: Readonly<Record<string, string>> = {
  accounting:
    'buchhaltung, rechnungswesen, comptabilité, contabilidad, contabilità, contabilidade, boekhouding, księgowość',
  catering: 'gastronomie, restauration, hostelería, ristorazione, horeca, restauração, gastronomia',
  cleaning: 'reinigung, nettoyage, limpieza, limpeza, pulizie, schoonmaak, sprzątanie',
  construction:
    'baubranche, hochbau, btp, bâtiment, construcción, edilizia, bouw, construção civil, budownictwo',
  'customer service':
    'kundenservice, kundendienst, service client, servicio al cliente, servizio clienti, serviço ao cliente',
  driving: 'fahrdienst, conduite, conducción',
  finance: 'finanzen, finances, finanzas, finanza, financiën, finanças, finanse',
  'human resources':
    'personalwesen, ressources humaines, recursos humanos, risorse umane, personeelszaken, kadry',
  'it support': 'informatik, informatique, informática, informatica, informatyka',
  legal: 'rechtswesen, jura, droit, derecho, diritto, direito, prawo',
  logistics: 'logistik, logistique, logística, logistica, logistiek, logistyka',
  nursing:
    'pflege, krankenpflege, altenpflege, soins infirmiers, enfermería, infermieristica, verpleging, enfermagem, pielęgniarstwo',
  purchasing: 'einkauf, achats, compras, acquisti, inkoop, zakupy',
  sales: 'vertrieb, verkauf, vente, ventes, ventas, vendite, verkoop, vendas, sprzedaż',
  software: 'informatik, informatique, informática, informatica, informatyka',
  teaching: 'unterricht, enseignement, docencia, insegnamento, onderwijs, ensino, nauczanie',
  warehouse: 'lager, lagerhaltung, entrepôt, almacén, magazzino, magazijn, armazém, magazyn',
};
const addedNames = new Map<string, string[]>();
for (const [name, words] of [...Object.entries(elsewhere), ...Object.entries(fields)])
  for (const key of words.split(',').map((one) => foreignForms(one).join(' ')))
    addedNames.set(key, [...(addedNames.get(key) ?? []), name]);

interface Names {
  same: readonly string[];
  near: readonly string[];
}

/** A word of work stands for others of work: "médico" for no "medical". */
function readWord(word: string): Names {
  const whole = weightOfWord.get(word) ?? 0;
  const isName = byName.has(word);
  const said = [...(byWord.get(word) ?? [])]
    .map(([name, weight]) => ({ name, share: weight / whole }))
    .filter(({ name, share }) => share >= minShare.near && (!isName || works.has(name)))
    .toSorted((a, b) => b.share - a.share);
  const least = Math.max(minShare.same, (said[0]?.share ?? 0) * asLikely);
  const same = said.filter(({ name, share }, at) => share >= least && (at === 0 || !isCommon(name)));
  const near = said.filter((one) => !same.includes(one) && !isCommon(one.name));
  const [surely, perhaps] = [same, near].map((list) => list.map(({ name }) => inLabels(name)));
  return { same: surely ?? [], near: perhaps ?? [] };
}

/** What a name says: the occupations that have it as their own before those that have it beside that. */
function readName(key: string): Names {
  const found = [...(byName.get(key) ?? [])];
  const named = (list: typeof found) => [
    ...new Set(list.flatMap(([at]) => namesOf(occupations[at]?.label ?? ''))),
  ];
  const own = named(found.filter(([, isOwn]) => isOwn));
  const others = named(found.filter(([, isOwn]) => !isOwn));
  // Where each of its words says something, they say it better than a name that is one among others.
  const isSure =
    own.length === 0 && others.length <= (key.includes(' ') ? 2 : 1) && !key.split(' ').every(saysSomething);
  const same = isSure ? others : own;
  const near = others.filter((name) => !same.includes(name));
  return { same: same.slice(0, maxNames.same), near };
}

const saysSomething = (word: string) => english.has(word) || readWord(word).same.length > 0;

/** Whether the words of a name say by themselves what it says. */
function isSaid(words: readonly string[], { same, near }: Names): boolean {
  const said = new Set(
    words.flatMap((word) =>
      english.has(word) ? [word] : [...readWord(word).same, ...readWord(word).near].map(pluralForm),
    ),
  );
  return [...same, ...near].every((name) => telling(name).every((word) => said.has(word)));
}

function readKey(key: string): Names | undefined {
  const named = addedNames.get(key);
  if (named) return { same: named, near: [] };
  const words = key.split(' ');
  const ofName = readName(key);
  if (words.length > 1) {
    // Of a long name only what is sure.
    const isVague = ofName.same.length === 0 && words.length === maxName;
    return isVague || isSaid(words, ofName) ? undefined : cut(ofName);
  }
  if (english.has(key)) return undefined;
  const { same, near } = tellWork(key, ofName);
  const namesWork = byName.has(key) || same.some(isWork);
  const names = { same: [...ofName.same, ...same], near: [...ofName.near, ...near] };
  // What names no work says something only of a name that does.
  const read = cut(namesWork ? names : { same: [], near: [...names.same, ...names.near] });
  return read && isOwnWord(key, read) ? read : undefined;
}

/** A word that mostly says "technician" says less than the names that have it, but for one that says nothing else. */
function tellWork(word: string, { same, near }: Names): Names {
  const read = readWord(word);
  const isVague = read.same.every((name) => isCommon(name) && shareOf(word, name) < sureShare);
  return isVague && same.length + near.length > 0
    ? { same: same.length > 0 ? [] : near.slice(0, 1), near: read.near }
    : read;
}

const shareOf = (word: string, said: string) =>
  (byWord.get(word)?.get(pluralForm(said)) ?? 0) / (weightOfWord.get(word) ?? Infinity);

/** Whether a form is no English word's, but for one that says the same: "secretaria" has the form of "secretary". */
function isOwnWord(form: string, { same, near }: Names): boolean {
  if (!englishForms.has(form)) return true;
  return [...same, ...near].some((name) => foreignForms(name).includes(form));
}

function cut(names: Names): Names | undefined {
  const same = [...new Set(names.same)].slice(0, maxNames.same);
  const near = [...new Set(names.near)].filter((name) => !same.includes(name)).slice(0, maxNames.near);
  return same.length + near.length > 0 ? { same, near } : undefined;
}

/** What ends several compounds and is some work: "-entwickler". */
function listEndings(): string[] {
  const found = [...endings].filter(([ending, words]) => {
    const { same } = readWord(ending);
    return words.size >= minCompounds && same.some(isWork);
  });
  return found.map(([ending]) => `-${ending}`);
}

const numbers = new Map<string, number>();
const numberOf = (name: string) => {
  const known = numbers.get(name) ?? numbers.size;
  numbers.set(name, known);
  return known.toString(36);
};
const keys = [...new Set([...byName.keys(), ...byWord.keys(), ...addedNames.keys()])].filter((key) =>
  /^[a-z0-9 ]+$/.test(key),
);
const lines = [...keys, ...listEndings()].toSorted().flatMap((key) => {
  const names = key.startsWith('-') ? cut(readWord(key.slice(1))) : readKey(key);
  if (!names) return [];
  const [same, near] = [names.same, names.near].map((list) => list.map(numberOf).join(','));
  return `${key}=${same}${near ? `~${near}` : ''}`;
});
writeFileSync(target, [[...numbers.keys()].join('='), ...lines, ''].join('\n'));
