/**
 * Marks a posting as `job-score-rules.ts` does, and ranks it as `hit-rules.ts` does: the same figures in the same order
 * of operations, so that both sides give the same marks. What it reads of the posting are doc values; which of its words
 * stand where arrives as bits of `_score`. `texts` are the words that were asked for and, where a rank was among them,
 * those that come first. In the mode `index` the mark is given with what may still change it, to be counted.
 */
export const scoreScript = `
int wholeFrom = 128; int workFrom = 65; int mostFrom = 33; int mentionFrom = 1;
int flags = (int) Math.round(_score);
String title = doc['title'].size() == 0 ? '' : doc['title'].value;
String company = doc['companyId'].size() == 0 ? '' : doc['companyId'].value;
double fullness = params.emptyPosting + (1 - params.emptyPosting) * (doc['completeness'].value / 4.0);
boolean isIndex = params.mode == 'index';
int main = 0;
int first = 0;
for (int nth = 0; nth < params.texts.size(); nth++) {
  def text = params.texts.get(nth);
  int bits = (flags >> text.shift);
  boolean isAnywhere = (bits & 1) != 0;
  boolean isKept = (bits & 2) != 0;
  int score = 0;
  if (text.kind == 'all') {
    score = 255;
  } else if (text.kind == 'words') {
    score = isAnywhere ? mentionFrom : 0;
  } else if (text.kind == 'work') {
    def vote = text.votes.get(title);
    if (vote != null && vote >= text.minVotes) {
      double share = text.shares.get((flags >> text.shift) >> 2);
      score = (int) (workFrom + ((vote + share) / 2) * (wholeFrom - 1 - workFrom));
    }
  } else {
    for (int at = 0; at < text.lists.size(); at++) {
      def list = text.lists.get(at);
      if (!isAnywhere && list.isLiteral) continue;
      int inTitle = 0; double titleScore = 0;
      def known = list.titles.get(title);
      if (known != null) { inTitle = (int) known.get(0); titleScore = known.get(1); }
      def ofCompany = list.companies.get(company);
      int inCompany = ofCompany == null ? 0 : (int) ofCompany;
      int inSkills = 0; int withinSkills = 0;
      if (list.skills.size() > 0) {
        for (def skill : doc['skillKeys']) {
          def ofSkill = list.skills.get(skill);
          if (ofSkill != null) { inSkills |= (int) ofSkill.get(0); withinSkills |= (int) ofSkill.get(1); }
        }
      }
      int has = inTitle | inCompany | inSkills | withinSkills;
      double mark = 0;
      if (has == 0) {
        if (isAnywhere) mark = mentionFrom + list.whole * params.text * fullness * (mostFrom - 1 - mentionFrom);
      } else {
        double share = 0; double sum = 0;
        for (int term = 0; term < list.weights.size(); term++) {
          int bit = 1 << term;
          double weight = list.weights.get(term);
          if ((has & bit) != 0) share += weight;
          if ((inTitle & bit) != 0) sum += weight * titleScore;
          else if ((inCompany & bit) != 0) sum += weight * params.company;
          else if ((inSkills & bit) != 0) sum += weight * params.skill;
          else if ((withinSkills & bit) != 0) sum += weight * params.skillWithin;
          else if (isAnywhere) sum += weight * params.text;
        }
        sum *= fullness;
        boolean isWork = (inTitle & (int) list.core) != 0;
        boolean isWhole = isAnywhere && isWork && (has & (int) list.ranks) == (int) list.ranks;
        if ((has == (int) list.all || isWhole) && (inTitle & (int) list.related) == 0)
          mark = wholeFrom + sum * (255 - wholeFrom);
        else if (isWork && (share >= list.minShare || list.weights.size() < params.manyTerms))
          mark = workFrom + sum * (wholeFrom - 1 - workFrom);
        else if (isWork || share >= list.minShare)
          mark = mostFrom + sum * (workFrom - 1 - mostFrom);
        else if (isAnywhere)
          mark = mentionFrom + sum * (mostFrom - 1 - mentionFrom);
      }
      score = Math.max(score, (int) mark);
    }
  }
  def work = text.work.get(title);
  int titled = work == null ? 0 : (int) work;
  boolean isField = text.fields.size() > 0 && doc['category'].size() > 0 && text.fields.contains(doc['category'].value);
  if (isIndex) {
    int phraseBits = (bits >> 2) & ((1 << (int) text.phrases) - 1);
    int index = score | (isKept ? 256 : 0) | (isField ? 512 : 0) | (phraseBits << 10);
    return index | (titled << (10 + (int) text.phrases));
  }
  for (int at = 0; at < text.lifts.size(); at++) {
    def lift = text.lifts.get(at);
    if (lift == null || score == 0 || score > lift.to) continue;
    boolean isTitled = (titled & (1 << at)) != 0;
    double before = score;
    double to = lift.to; double from = lift.from; double middle = lift.middle;
    if ((bits & (4 << at)) != 0 || (score >= wholeFrom && isTitled)) score = (int) (middle + ((to - middle) * before) / to);
    else if (score >= lift.from) score = (int) (from + ((before - from) * (middle - 1 - from)) / (to - from));
  }
  if (isField && score < workFrom) score = workFrom + (score > 0 ? (int) params.fieldMention : 0);
  if (!isKept) score = 0;
  if (nth == 0) main = score; else first = score;
}
if (main < params.min) return 0;
int near = 0;
if (params.unmet != null) {
  int missed = (flags >> params.unmet.shift);
  int limits = (int) params.unmet.limits;
  int count = Integer.bitCount(missed & ((1 << limits) - 1));
  int places = missed >> limits;
  int distance = params.unmet.isPlaced ? 4 : 0;
  int cost = params.unmet.isPlaced ? 3 : 0;
  if (params.unmet.isPlaced) {
    if ((places & 1) != 0) { distance = 0; cost = 0; }
    else if ((places & 2) != 0) { distance = 1; cost = 1; }
    else if ((places & 4) != 0) { distance = 2; cost = 1; }
    else if ((places & 8) != 0) { distance = 3; cost = 2; }
  }
  int by = count + cost;
  if (params.mode == 'unmet') return 1 + by + 16 * distance + (main >= wholeFrom ? 128 : 0);
  if (!params.unmet.isFar && distance == 4) return 0;
  if (params.unmet.isWholeOnly && main < wholeFrom && by > 0) return 0;
  near = (int) params.unmet.max - by;
}
if (params.mode == 'mark') return main;
int rank = first > 0 ? first + 256 : main;
if (params.fieldsOf == null && params.unmet == null) return rank;
boolean isMore = main >= mostFrom
  || (params.fieldsOf != null && doc['category'].size() > 0 && params.fieldsOf.contains(doc['category'].value));
near += (main >= workFrom ? 1 : 0) + (main >= wholeFrom ? 1 : 0);
int steps = (params.unmet == null ? 0 : (int) params.unmet.max) + 3;
return rank + 512 * ((isMore ? steps : 0) + near);
`;
