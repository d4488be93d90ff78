/** Scenes of scenes.svg that show one place, and those for all others. */
const placeScenes = ['iraq', 'argentina', 'indonesia', 'gambia', 'india', 'thailand', 'banjul', 'spain'];
const otherScenes = ['towers', 'bridge', 'harbour', 'valley'];

/** The scene of a place; the same name always gets the same one. */
export function sceneOf(name: string): string {
  const key = name.toLowerCase();
  if (placeScenes.includes(key)) return key;
  let sum = 0;
  for (const character of key) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return otherScenes[sum % otherScenes.length] ?? 'towers';
}
