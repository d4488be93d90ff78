import type { AccountExport } from '@waymark/contract/lifecycle/privacy';
import { downloadFile } from '../../../../lib/api-client.ts';

export function downloadExport({ id, createdAt }: AccountExport): Promise<void> {
  const name = `waymark-data-${createdAt.slice(0, 10)}.zip`;
  return downloadFile('GET /account-exports/:exportId/file', { params: { exportId: id } }, name);
}
