import { expect, test } from 'vitest';
import { detectLanguage } from './language-rules.ts';

test.each([
  [
    'en',
    'You will work with the team and our customers in the shop. We are looking for someone who can help us.',
  ],
  [
    'de',
    'Wir suchen für unser Team eine Pflegekraft, die mit Herz bei der Sache ist und auch nachts arbeitet.',
  ],
  [
    'fr',
    'Vous travaillez dans une équipe avec des collègues qui sont là pour vous. Nous cherchons pour notre usine un soudeur.',
  ],
  [
    'es',
    'Buscamos una persona con experiencia para nuestro equipo. Te ofrecemos un trabajo que te gusta y más tiempo para los tuyos.',
  ],
  [
    'nl',
    'Je werkt met een team van collega’s aan het onderhoud van de treinen. Wij bieden je een goed salaris en ook een opleiding.',
  ],
  [
    'pt',
    'Procuramos uma pessoa para a nossa equipe com experiência em vendas. Você não precisa de carro e também trabalha em casa.',
  ],
  [
    'it',
    'Cerchiamo una persona per la nostra azienda che abbia esperienza nel settore. Offriamo anche un lavoro con il sorriso.',
  ],
  [
    'pl',
    'Oferujemy pracę w młodym zespole oraz szkolenia. Oczekujemy doświadczenia w sprzedaży i znajomości języka, nie tylko dla naszych klientów.',
  ],
  [
    'sv',
    'Vi söker dig som vill arbeta med oss på vår fabrik. Du har erfarenhet av svetsning och är inte rädd för att ta i.',
  ],
  [
    'da',
    'Vi søger dig, som vil arbejde med os på vores fabrik. Du har erfaring med svejsning og er ikke bange for at tage fat. Det kan blive dit.',
  ],
  [
    'no',
    'Vi søker deg som vil arbeide med oss på vår fabrikk. Du har erfaring med sveising og er ikke redd for å ta i. Dette blir bra, og vi ser etter deg hos oss.',
  ],
  [
    'uk',
    'Ми шукаємо людину для роботи в нашій компанії, яка має досвід та знання, і не боїться нового. Це робота для вас.',
  ],
  [
    'ru',
    'Мы ищем сотрудника для работы в нашей компании, от вас нужен опыт и знание языка. Это работа по графику.',
  ],
  ['ja', '当社では看護師を募集しています。経験のある方は歓迎します。お気軽にご応募ください。'],
  ['zh', '我们正在寻找一名护士加入我们的团队，需要有工作经验，欢迎申请。'],
  ['ko', '우리 회사에서 함께 일할 간호사를 찾고 있습니다. 경력자를 우대합니다.'],
  ['ar', 'نبحث عن محاسب للعمل معنا في الشركة ويكون لديه خبرة جيدة في المجال'],
])('[I-8] a text in %s is known by its words', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each([
  '',
  'Nurse',
  'SAP, Oracle, NetSuite, Excel, Python, dbt, Snowflake, Airflow, Kafka, Spark, Looker, Tableau',
])('[I-8] what is no sentence is in no language: %s', (text) => expect(detectLanguage(text)).toBe(''));
