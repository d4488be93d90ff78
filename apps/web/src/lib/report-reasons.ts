import { setReportReasons } from '@waymark/contract/jobs/report-choices';
import { board } from './board.ts';

/* Apart from the other words of the board: few pages need them. */

setReportReasons(board.reportReasons);

export { offeredReasons, reasonLabel } from '@waymark/contract/jobs/report-choices';
