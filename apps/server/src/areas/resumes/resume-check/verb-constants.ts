/** Verbs that bullets of resumes begin with; their past is made by rule. */
export const regularVerbs =
  'accelerate accomplish achieve acquire adapt address administer advise advocate align allocate analyze analyse answer apply appoint appraise approve arrange assemble assess assign assist attain audit author automate balance boost calculate capture check close coach collaborate collect communicate complete compose conduct configure consolidate construct consult contribute convert coordinate counsel create cultivate debug decrease define delegate deliver demonstrate deploy describe design detect determine develop devise diagnose direct discover dispatch document draft earn edit educate eliminate enable encourage engage engineer enhance ensure establish estimate evaluate examine execute expand expedite explain facilitate finalize finance foster formulate gather generate guide handle host identify illustrate implement improve incorporate increase influence inform initiate innovate inspect inspire install institute instruct integrate interview introduce inventory investigate launch lecture maintain manage market maximize measure mediate mentor migrate minimize moderate modernize monitor motivate navigate negotiate obtain operate optimize orchestrate order organize organise perform persuade pioneer prepare present preserve process procure produce promote propose prove provide publish purchase raise recommend reconcile record recover recruit redesign reduce refactor refine refresh register rehabilitate reorganize repair replace report represent research resolve respond restore restructure retain review revise revitalize save schedule secure select serve shape simplify solve specialize standardize streamline strengthen structure study suggest summarize supervise supply support surpass survey sustain tailor test track trade train transform translate treat tutor unify update upgrade utilize validate verify visualize volunteer';

/** Verbs that double their last letter. */
export const doublingVerbs = 'plan ship map program stop equip refer control commit submit admit transfer';

/** Base and past of verbs that follow no rule. */
export const irregularVerbs: Readonly<Record<string, string>> = {
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
export const ambiguousVerbs =
  'answer approve author balance boost check close coach design direct document draft edit engineer finance guide handle host influence interview inventory launch lead lecture market map measure mentor monitor order plan present process produce program purchase raise record report research review schedule secure select shape ship study structure supply support survey test track trade train transfer treat tutor update upgrade volunteer stop control run drive hold feed catch find address audit debug program register repair stress focus contract partner group model access answer cook love';
