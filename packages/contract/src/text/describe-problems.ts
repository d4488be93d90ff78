/** What a form still needs: the first field's sentence, and how many there are to correct. Empty without a problem. */
export function describeProblems(problems: Readonly<Record<string, string>>): string {
  const sentences = Object.values(problems);
  const first = sentences[0] ?? '';
  return sentences.length > 1 ? `Please correct ${sentences.length} fields. ${first}` : first;
}
