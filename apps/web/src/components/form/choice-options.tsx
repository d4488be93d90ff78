/** The options of a select, each with its label. */
export function Options({
  choices,
}: {
  choices: readonly { readonly value: string | number; readonly label: string }[];
}) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
