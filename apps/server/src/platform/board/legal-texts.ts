import type { BoardSettingKey } from '@waymark/contract/all-settings';
import { createHash } from 'node:crypto';
import type { LegalText } from '@waymark/contract/office/choices';
import { board } from './board.ts';

/** The board's own texts: what they say now, and the day on which the product's words were last changed. */
interface LegalTemplates {
  write: (text: LegalText) => string;
  day: Date;
}

interface CurrentLegalText {
  markdown: string;
  /** The day of the last change and a fingerprint: two texts never share it. */
  version: string;
}

/** The settings from which templates are filled; they are in the board's own language. */
const templateSettings: Readonly<Record<LegalText, readonly BoardSettingKey[]>> = {
  terms: ['name', 'contact', 'operator', 'languages'],
  privacy: ['name', 'contact', 'operator', 'retention', 'languages'],
  imprint: ['name', 'contact', 'operator', 'languages'],
  fraudPolicy: ['name', 'contact', 'operator', 'retention', 'languages'],
};

/**
 * The texts that the law requires as they hold now: what staff has written, else the board's template. The
 * application gives the templates, which know the periods of every module.
 */
class LegalTexts {
  #templates: LegalTemplates | undefined;

  use(templates: LegalTemplates): void {
    this.#templates = templates;
  }

  writeTemplate(text: LegalText): string {
    return this.#given().write(text);
  }

  current(text: LegalText): CurrentLegalText {
    const own = board.settings[text];
    const markdown = own || this.writeTemplate(text);
    const changed = board.lastChangeOf(own ? [text] : [text, ...templateSettings[text]]);
    const { day: templateDay } = this.#given();
    const day = !changed || (!own && changed < templateDay) ? templateDay : changed;
    const fingerprint = createHash('sha256').update(markdown).digest('hex').slice(0, 8);
    return { markdown, version: `${day.toISOString().slice(0, 10)}-${fingerprint}` };
  }

  /** Whether a text may change with a setting. */
  dependOn(key: BoardSettingKey): boolean {
    return Object.entries(templateSettings).some(([text, keys]) => text === key || keys.includes(key));
  }

  #given(): LegalTemplates {
    if (!this.#templates) throw new Error('The templates of terms, privacy and imprint were not given.');
    return this.#templates;
  }
}

/** One for the process, which serves one board. */
export const legalTexts = new LegalTexts();
