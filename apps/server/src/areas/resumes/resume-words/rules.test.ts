import { expect, test } from 'vitest';
import { knownHeading, titleness } from './rules.ts';

test.each([
  [
    'experience',
    'Berufliche Stationen|Expériences professionnelles|Experiencia laboral|Esperienze professionali',
  ],
  ['experience', 'Histórico profissional|Relevante werkervaring|Przebieg kariery|Arbetslivserfarenhet'],
  ['experience', '工作经历|工作經驗|職務経歴|職 歴|경력 사항|الخبرات العملية|ניסיון תעסוקתי'],
  ['education', 'Aus- und Weiterbildung|Parcours scolaire|Formación académica|Titoli di studio'],
  ['education', 'Habilitações literárias|Opleidingen|Wykształcenie|Utbildningar'],
  ['education', '教育背景|學歷|学歴|학력|المؤهلات العلمية|השכלה'],
  ['skills', 'Top Skills|Fachkenntnisse|Compétences clés|Conocimientos informáticos|Competenze digitali'],
  ['skills', 'Habilidades e competências|Kennis en vaardigheden|Kluczowe umiejętności|Datakunskaper'],
  ['skills', '专业技能|スキル|보유 기술|المهارات التقنية|מיומנויות'],
  ['contact', 'Kontakt|Coordonnées|Datos personales|Contatti|Dados pessoais|Persoonlijke gegevens'],
  ['contact', 'Dane osobowe|Personuppgifter|联系方式|連絡先|인적사항|معلومات الاتصال|פרטים אישיים'],
  [
    'education',
    'Schul- und Berufsausbildung|Schulischer Werdegang|Scholastic Record|Vzdělání|Apprenticeship',
  ],
  ['skills', 'Zusatzqualifikationen|EDV-Kenntnisse|Computerkennis|Competenze informatiche|Skills Set'],
  ['languages', 'Languages Known|Langues étrangères|Znajomość języków obcych|Jazykové znalosti'],
  ['certifications', 'Tickets & Licences|Memberships & Registrations|Führerschein|Prawo jazdy|CACES'],
  ['contact', 'Persönliches|Personal Particulars|Bio Data|Osobní údaje'],
  ['experience', 'Przebieg pracy zawodowej|Arbeidsverleden|Organizational Experience'],
  ['other', 'Declaration|Sonstiges|Additional Information|Otros datos|Dodatkowe informacje'],
  ['awards', 'Auszeichnungen|Premios|Onderscheidingen|Nagrody|Utmärkelser|获奖经历|受賞歴|수상 경력|الجوائز'],
] as const)('[C-6] headings of %s: %s', (kind, texts) => {
  expect(texts.split('|').map((text) => [text, knownHeading(text)])).toEqual(
    texts.split('|').map((text) => [text, kind]),
  );
});

test('[C-6] names of places, firms and skills are no headings', () => {
  const texts = ['University of Oulu', 'Payroll', 'Nordbau GmbH', '北方科技有限公司', '软件工程师', 'حيفا'];
  expect(texts.map(knownHeading)).toEqual(texts.map(() => undefined));
});

test('[C-6] titles and firms are told apart in letters without case', () => {
  expect(
    ['软件工程师', '営業マネージャー', '백엔드 개발자', 'مهندسة برمجيات', 'מנהלת מוצר'].filter(
      (title) => titleness(title) <= 0,
    ),
  ).toEqual([]);
  expect(
    ['北方科技有限公司', '株式会社北野', '주식회사 한빛', 'شركة النخيل', 'אלון בע"מ'].filter(
      (firm) => titleness(firm) >= 0,
    ),
  ).toEqual([]);
});
