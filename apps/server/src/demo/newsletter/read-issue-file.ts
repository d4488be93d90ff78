/** An issue as its file has it. */
export interface IssueFile {
  slug: string;
  title: string;
  summary: string;
  daysAgo: number;
  body: string;
}

/** Reads the head and the text of a file; throws, with its name, where something is missing. */
export function readIssueFile(name: string, content: string): IssueFile {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content) ?? [];
  const read = (field: string) => {
    const value = new RegExp(`^${field}: (.+)$`, 'm').exec(head)?.[1];
    if (!value) throw new Error(`The issue ${name} has no ${field}.`);
    return value;
  };
  return {
    slug: name.replace(/\.md$/, ''),
    title: read('title'),
    summary: read('summary'),
    daysAgo: Number(read('daysAgo')),
    body: body.trim(),
  };
}
