/** A form as `inject` sends it: fields in order, a list as a repeated field, files with their name. */
export async function multipart(
  fields: Record<string, string | readonly string[]>,
  file?: { field?: string; name: string; bytes: Buffer },
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  if (file) form.append(file.field ?? 'resume', new Blob([new Uint8Array(file.bytes)]), file.name);
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}
