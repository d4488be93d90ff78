/** The options of a select, spelled as their values are, after an empty one. */
export function ChoiceOptions({ values }: { values: readonly string[] }) {
  return (
    <>
      <option value="">Please choose</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </>
  );
}
