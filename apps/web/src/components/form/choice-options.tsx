import { useSay } from '../../lib/languages/say.ts';
import { type Message } from '@waymark/contract/text/message';
/** The options of a select, each with its label. */
export function Options({
  choices,
}: {
  choices: readonly { readonly value: string | number; readonly label: Message }[];
}) {
  const say = useSay();
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {say(label)}
    </option>
  ));
}
