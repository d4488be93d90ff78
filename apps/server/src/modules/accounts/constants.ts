/** Argon2id as OWASP recommends it for passwords: 19 MiB, two passes, one lane. */
export const argon2 = { memoryKib: 19_456, passes: 2, parallelism: 1, saltBytes: 16, hashBytes: 32 } as const;

/** The link in the welcome mail, which may be opened the next morning (B-10). */
export const welcomeLinkHours = 24;

/** The link that was asked for: the person is waiting for it. */
export const passwordLinkMinutes = 30;

/** A session's last use is written at most this often, so that reading a page does not cost a write. */
export const sessionTouchMinutes = 60;

/** As much of a browser's name as is kept; real ones stay below. */
export const userAgentMaxLength = 400;

/** Answers about a password link take at least this long, so that their timing does not tell who has an account. */
export const passwordLinkAnswerMs = 150;

/**
 * The most used passwords of at least ten characters, from public counts of leaked ones.
 * Compared in lower case.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `1234567890 12345678910 123456789a 0123456789 0987654321 9876543210 1234567891 1111111111 0000000000
  1122334455 1231231231 123123123123 123456123456 123456789q 12345678901 123456789123 1234554321
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc q1w2e3r4t5 q1w2e3r4t5y6 qwertyuiop qwerty1234 qwerty12345 qwerty123456
  qwertyuiop123 qwerty123! qwertyqwerty asdfghjkl; asdfghjkl1 asdfasdfasdf zxcvbnm123 zxcvbnm,./ 1234qwerasdf
  1234qwerasdfzxcv qwerasdfzxcv qazwsxedcrfv 1qazxsw23edc password12 password123 password1234 password12345
  passw0rd123 password!1 password1! password123! p@ssw0rd123 p@ssword123 passwordpassword mypassword
  mypassword1 newpassword administrator admin12345 admin123456 administrator1 letmein123 letmein1234 welcome123
  welcome1234 welcome12345 welcome123! changeme123 iloveyou12 iloveyou123 iloveyou1234 iloveyouforever
  ilovemyself iloveyou2000 princess123 princess12 sunshine123 sunshine12 superman123 football123 football12
  baseball123 basketball basketball1 monkey1234 dragon1234 master1234 shadow1234 michael123 jessica123
  charlie123 jordan2323 liverpool1 liverpool123 manchester manchester1 chelsea123 arsenal123 barcelona1
  california california1 philippines australia1 christopher alexander1 alexandra1 elizabeth1 jonathan123
  samsung123 computer123 internet123 google1234 facebook123 linkedin123 minecraft123 pokemon123 starwars123
  abcdefghij abcdefghijk abcdefghijkl abcd123456 abc123456789 abc1234567 abcde12345 a123456789 a1234567890
  aa123456789 aa12345678 123456abcd 123qwe123qwe 123qweasdzxc asd123asd123 qwe123qwe123 qweasdzxc123
  qweasdzxc1 1password1 secret1234 test123456 test1234567 testtest12 testing123 temp123456 hello12345
  hello123456 helloworld helloworld1 goodmorning summer2023 summer2024 summer2025 winter2023 winter2024
  winter2025 spring2024 spring2025 autumn2024 autumn2025 january2025 monday1234 blink182182 trustno1234
  whatever12 whatever123 fuckyou123 motherfucker unbelievable thunderbird beautiful1 butterfly1 butterfly123
  chocolate1 chocolate123 cheesecake strawberry strawberry1 blackberry watermelon pineapple1 friendship
  friends123 loveyou123 lovelove12 lovelovelove aaaaaaaaaa 5555555555 7777777777 8888888888 9999999999
  6666666666 2222222222 3333333333 4444444444 1029384756 1357924680 1472583690 147258369a 159753456852
  741852963a 7894561230 789456123a 987654321a 9876543211 asdfghjkl123 asdf123456 zaq12wsxcde3 zaq1zaq1zaq1
  passwort123 motdepasse contraseña contrasena motdepasse1 correcthorsebatterystaple`.split(/\s+/),
);
