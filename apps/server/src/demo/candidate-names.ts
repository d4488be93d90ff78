/** Given names and family names from everywhere; together they are nobody in particular. */
export const givenNames =
  'Aisha Amina Ana Anders Arjun Awa Beatriz Bilal Camila Chen Chloe Dara Diego Elif Emeka Eva Farid Freya Giulia Hana Hassan Ines Ivan Jamal Jana Kaito Kofi Lars Layla Leila Liam Lucia Mads Maria Mateo Mei Mira Nadia Noah Noor Olga Omar Paolo Priya Rafael Rosa Samir Sofia Tariq Tess Thabo Uma Victor Wanjiru Yara Yusuf Zoe Zuzana'.split(
    ' ',
  );
export const familyNames =
  'Abebe Adeyemi Ahmed Andersson Banda Bauer Bianchi Castro Ceesay Chen Costa Diallo Dubois Eze Fischer Flores Garcia Gupta Haddad Hansen Ito Jallow Janssen Kamara Khan Kim Kowalski Kumar Larsen Lopez Mbeki Mensah Moreau Mwangi Nakamura Nguyen Novak Okoye Oliveira Patel Petrov Popescu Qureshi Rahman Rossi Sanchez Sato Schmidt Silva Singh Suarez Tanaka Torres Usman Vargas Visser Walsh Wang Yilmaz Zhang'.split(
    ' ',
  );
