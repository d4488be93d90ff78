import type { AccountExport } from '@waymark/contract/own-data';
import { downloadFile } from '../../../lib/api-client.ts';

export function downloadExport({ id, createdAt }: AccountExport): Promise<void> {
  return downloadFile(`/account-exports/${id}/file`, `waymark-data-${createdAt.slice(0, 10)}.zip`);
}
