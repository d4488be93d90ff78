import { detectedLanguages } from './language-constants.ts';
import type { DetectText } from './language-rules.ts';

/** Its tables take a moment and some memory: they are read when the first text without a stated language is written. */
let loading: Promise<DetectText> | undefined;

export function loadDetector(): Promise<DetectText> {
  loading ??= import('eld/extrasmall').then(({ eld }) => {
    eld.setLanguageSubset([...detectedLanguages]);
    return (text) => eld.detect(text);
  });
  return loading;
}
