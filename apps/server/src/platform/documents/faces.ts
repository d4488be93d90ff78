import { createRequire } from 'node:module';
import type { SheetFont } from './sheet.ts';

const require = createRequire(import.meta.url);

/** Complete fonts with Latin, Greek and Cyrillic; only the glyphs a document uses are embedded. */
export const faces: Record<'serif' | 'sans', Record<SheetFont, string>> = {
  serif: {
    regular: require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
    italic:
      require.resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
  },
  sans: {
    regular: require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
    italic:
      require.resolve('@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
  },
};
