import { groupByBaseline, type Fragment } from './fragment-rules.ts';
import { knownHeading } from '../resume-words/heading-rules.ts';

/*
 * Tables that say over their columns what stands in them: "Course | Institution | Year | Marks". Cells take several
 * lines and stand in the middle of their rows; each row becomes one line of text.
 */

const columnWords =
  /^(?:(?:name of (?:the )?)?(?:courses?|degrees?|qualifications?|examinations?|exams?|class|standard|programmes?|institut(?:e|ion)s?|schools?|college|university|boards?|organi[sz]ations?|company|employers?|designations?|positions?|roles?|job titles?)|(?:year|month|date)s?(?: of)?(?: passing| completion)?|passing(?: year)?|year|period|duration|from|to|tenure|percentage|marks|cgpa|gpa|grades?|score|division|speciali[sz]ation|stream|subjects?|discipline|location|place|[/&%\s])+(?: obtained| secured| attended)?$/i;

const fewestColumns = 3;
/** Lines of one row stand nearer to each other than this, in multiples of their size. */
const rowGap = 1.6;
/** What is further below belongs to the table no more. */
const tableGap = 4;

interface Column {
  x: number;
  right: number;
}

/** The pieces of a page with the rows of its tables joined, and without what stands over the columns. */
export function joinTables(fragments: readonly Fragment[]): Fragment[] {
  const rows = toRows(fragments);
  for (const [at, head] of rows.entries()) {
    const columns = readColumns(head);
    if (columns.length < fewestColumns) continue;
    const body = rows.slice(at + 1, at + 1 + countRows(head, rows.slice(at + 1)));
    if (body.length === 0) continue;
    const table = new Set([head, ...body].flat());
    const rest = fragments.filter((one) => !table.has(one));
    return joinTables([...rest, ...body.flatMap((row) => joinCells(row, columns))]);
  }
  return [...fragments];
}

/** Pieces whose lines are near to each other, from the top. */
function toRows(fragments: readonly Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  let lowest: Fragment | undefined;
  for (const line of groupByBaseline(fragments, ({ y }) => y)) {
    const [first] = line as [Fragment];
    if (lowest && first.y - lowest.y < rowGap * first.size) rows.at(-1)?.push(...line);
    else rows.push([...line]);
    lowest = first;
  }
  return rows;
}

/** The columns of what stands over a table; none where it says something else. */
function readColumns(head: readonly Fragment[]): Column[] {
  const columns: { range: Column; text: string }[] = [];
  for (const { x, right, text } of head) {
    const same = columns.find(({ range }) => x < range.right && right > range.x);
    if (!same) columns.push({ range: { x, right }, text });
    else {
      same.range = { x: Math.min(x, same.range.x), right: Math.max(right, same.range.right) };
      same.text += ` ${text}`;
    }
  }
  const areNamed = columns.every(({ text }) => columnWords.test(text.trim()));
  return areNamed ? columns.map(({ range }) => range) : [];
}

function countRows(head: readonly Fragment[], below: readonly Fragment[][]): number {
  let last = head;
  for (const [at, row] of below.entries()) {
    const gap = Math.min(...row.map(({ y }) => y)) - Math.max(...last.map(({ y }) => y));
    const isHeading = row.length === 1 && row.some(({ text }) => knownHeading(text) !== undefined);
    if (gap > tableGap * (row[0]?.size ?? 0) || isHeading || row.length < 2) return at;
    last = row;
  }
  return below.length;
}

/** The cells of a row beside each other on its first baseline. */
function joinCells(row: readonly Fragment[], columns: readonly Column[]): Fragment[] {
  const y = Math.min(...row.map((one) => one.y));
  const cells = Map.groupBy(row, (one) => columns.indexOf(nearest(one, columns)));
  return [...cells.values()].map((cell) => {
    const [first] = cell as [Fragment];
    const text = cell.map((one) => one.text).join(' ');
    const x = Math.min(...cell.map((one) => one.x));
    const right = Math.max(...cell.map((one) => one.right));
    const spans = [{ text, bold: first.bold, italic: first.italic }];
    return { ...first, text, spans, x, right, width: right - x, y, isCell: true as const };
  });
}

function nearest({ x, right }: Fragment, columns: readonly Column[]): Column {
  const distance = (column: Column) =>
    Math.min(Math.abs(x - column.x), Math.abs((x + right - column.x - column.right) / 2));
  return columns.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}
