import { listRetentionPeriods } from '../areas/lifecycle/privacy/rules.ts';
import { legalTemplateDay } from '../areas/office/board-settings/constants.ts';
import { writeLegalTemplate } from '../areas/office/board-settings/rules.ts';
import { contactOf, operatorOf } from '../platform/board/board-rules.ts';
import { board } from '../platform/board/board.ts';
import { legalTexts } from '../platform/board/legal-texts.ts';
import type { Config } from '../platform/config.ts';

/** Has terms, privacy and imprint filled from this board's settings, and from the periods of all modules. */
export function provideLegalTemplates(config: Config): void {
  const periods = listRetentionPeriods(config);
  legalTexts.use({
    day: new Date(legalTemplateDay),
    write: (text) =>
      writeLegalTemplate(text, {
        name: board.settings.name,
        operator: operatorOf(board.settings, config),
        contact: contactOf(board.settings, config),
        periods,
      }),
  });
}
