import { downloadFile } from '../../../../lib/api-client.ts';

export function downloadReceipt(orderId: string, receiptNumber: string): Promise<void> {
  return downloadFile(
    'GET /company/transactions/:orderId/receipt',
    { params: { orderId } },
    `${receiptNumber}.pdf`,
  );
}
