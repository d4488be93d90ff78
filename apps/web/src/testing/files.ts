/** A file as a person chooses it; what it holds does not matter to a browser. */
export function fileOf(name: string, type: string, content = 'content'): File {
  return new File([content], name, { type });
}

export const pdfFile = (): File => fileOf('resume.pdf', 'application/pdf', '%PDF-1.7\n');
