import { parentPort, workerData } from 'node:worker_threads';
import type { Sheet } from './sheet.ts';
import { writePdf } from './write-pdf.ts';

const { sheet, maxPages } = workerData as { sheet: Sheet; maxPages: number };

parentPort?.postMessage(await writePdf(sheet, maxPages));
