/** Verbs that bullets of resumes begin with; their past is made by rule. */
const regularVerbs =
  'accelerate accomplish achieve acquire adapt address administer advise advocate align allocate analyze analyse answer apply appoint appraise approve arrange assemble assess assign assist attain audit author automate balance boost calculate capture check close coach collaborate collect communicate complete compose conduct configure consolidate construct consult contribute convert coordinate counsel create cultivate debug decrease define delegate deliver demonstrate deploy describe design detect determine develop devise diagnose direct discover dispatch document draft earn edit educate eliminate enable encourage engage engineer enhance ensure establish estimate evaluate examine execute expand expedite explain facilitate finalize finance foster formulate gather generate guide handle host identify illustrate implement improve incorporate increase influence inform initiate innovate inspect inspire install institute instruct integrate interview introduce inventory investigate launch lecture maintain manage market maximize measure mediate mentor migrate minimize moderate modernize monitor motivate navigate negotiate obtain operate optimize orchestrate order organize organise perform persuade pioneer prepare present preserve process procure produce promote propose prove provide publish purchase raise recommend reconcile record recover recruit redesign reduce refactor refine refresh register rehabilitate reorganize repair replace report represent research resolve respond restore restructure retain review revise revitalize save schedule secure select serve shape simplify solve specialize standardize streamline strengthen structure study suggest summarize supervise supply support surpass survey sustain tailor test track trade train transform translate treat tutor unify update upgrade utilize validate verify visualize volunteer';

/** Verbs that double their last letter. */
const doublingVerbs = 'plan ship map program stop equip refer control commit submit admit transfer';

/** Base and past of verbs that follow no rule. */
const irregularVerbs: Readonly<Record<string, string>> = {
  begin: 'began',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose',
  draw: 'drew',
  drive: 'drove',
  feed: 'fed',
  find: 'found',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  hold: 'held',
  keep: 'kept',
  lead: 'led',
  make: 'made',
  meet: 'met',
  oversee: 'oversaw',
  rebuild: 'rebuilt',
  rewrite: 'rewrote',
  run: 'ran',
  seek: 'sought',
  sell: 'sold',
  speak: 'spoke',
  spearhead: 'spearheaded',
  take: 'took',
  teach: 'taught',
  tell: 'told',
  think: 'thought',
  win: 'won',
  write: 'wrote',
};

/** Words that are a verb and as often a noun or a name: alone at the beginning they tell nothing of the tense. */
const ambiguousVerbs =
  'answer approve author balance boost check close coach design direct document draft edit engineer finance guide handle host influence interview inventory launch lead lecture market map measure mentor monitor order plan present process produce program purchase raise record report research review schedule secure select shape ship study structure supply support survey test track trade train transfer treat tutor update upgrade volunteer stop control run drive hold feed catch find address audit debug program register repair stress focus contract partner group model access answer cook love';

interface Verb {
  base: string;
  past: string;
}

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

function gerundOf(base: string): string {
  if (base === 'oversee') return 'overseeing';
  return base.endsWith('e') ? `${base.slice(0, -1)}ing` : `${base}ing`;
}

const verbs: readonly Verb[] = [
  ...regularVerbs.split(' ').map((base) => ({ base, past: pastOf(base) })),
  ...doublingVerbs.split(' ').map((base) => ({ base, past: `${base}${base.at(-1)}ed` })),
  ...Object.entries(irregularVerbs).map(([base, past]) => ({ base, past })),
];
const doubled = new Set(doublingVerbs.split(' '));
const byBase = new Map(verbs.map((verb) => [verb.base, verb]));
const byPast = new Map(verbs.map((verb) => [verb.past, verb]));
const byGerund = new Map(
  verbs.map((verb) => {
    const isDoubled = doubled.has(verb.base) || ['begin', 'run', 'win'].includes(verb.base);
    return [isDoubled ? `${verb.base}${verb.base.at(-1)}ing` : gerundOf(verb.base), verb];
  }),
);
const ambiguous = new Set(ambiguousVerbs.split(' '));

const firstWord = (text: string) => /^[^\p{L}]*([\p{L}-]+)/u.exec(text)?.[1] ?? '';

/** The base of the verb in the past that a text begins with; undefined where it begins otherwise. */
export function openingPast(text: string): string | undefined {
  const word = firstWord(text).toLowerCase();
  return byPast.get(word)?.base;
}

/** The verb of the present that a text begins with; undefined where the word may be a noun as well. */
export function openingPresent(text: string): Verb | undefined {
  const word = firstWord(text).toLowerCase();
  const verb = byBase.get(word);
  if (!verb || byPast.has(word)) return undefined;
  if (!ambiguous.has(word)) return verb;
  // "Design and implement services", "Lead a team": what follows says that it is a verb.
  const next = /^[^\p{L}]*[\p{L}-]+(?:,| and| or)?\s+([\p{L}-]+)/u.exec(text)?.[1] ?? '';
  const isVerb = /^(?:a|an|the|all|our|new|multiple)$/.test(next) || byBase.has(next);
  return isVerb ? verb : undefined;
}

/** The past of a verb in its form with -ing; undefined for one that the list does not know. */
export function pastOfGerund(word: string): string | undefined {
  return byGerund.get(word.toLowerCase())?.past;
}

/** The base of a verb in its form with -ing. */
export function baseOfGerund(word: string): string | undefined {
  return byGerund.get(word.toLowerCase())?.base;
}

/** The same text, begun in the past. */
export function inPast(text: string, { past }: Verb): string {
  const word = firstWord(text);
  const at = text.indexOf(word);
  return `${text.slice(0, at)}${capitalize(past)}${text.slice(at + word.length)}`;
}

export function capitalize(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
