/** Rows of keys and of numbers. */
const KEYS = `
12345678 123456789 1234567890 12345678910 0123456789 01234567 9876543210 987654321 87654321 0987654321
11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666
77777777 88888888 88888888888 99999999 999999999 12341234 123123123 12121212 11223344 1122334455 112233445566
11112222 12344321 123454321 1234554321 123321123 147258369 1472583690 159357159 741852963 789456123 963852741 31415926
102030405060 13131313 14141414 69696969 42424242 10101010 20202020 19841984 20002000 66554433
qwertyui qwertyuiop qwertyuiop123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty qwertz123
qwertzui qwertzuiop azertyui azertyuiop azerty123 azerty1234 asdfghjk asdfghjkl asdfasdf asdf1234 asdfghjkl123
zxcvbnm1 zxcvbnm123 zxcvbnm, yxcvbnm1 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4
q1w2e3r4t5 zaq12wsx zaq1zaq1 zaq1xsw2 1234qwer qwer1234 123qweasd 123qweasdzxc qweasdzxc qweasd123 qazwsx123 qazwsxedc abcd1234
abcdefgh abcdefghi abcdefg1 abc12345 abc123456 abc123abc abcabcabc abcd12345 a1b2c3d4 a1b2c3d4e5 a1234567 a12345678 a123456789
aa123456 aa12345678 aaaaaaaa aaaaaaaaaa asdasdasd qweqweqwe xxxxxxxx zzzzzzzz 123456aa 123456abc 12345abc 1234abcd 123456789a 123456qwerty 12345qwert
`;

/** English words, and names known everywhere. */
const ENGLISH = `
password password1 password2 password12 password123 password1234 password12345 password! password1! passw0rd
p@ssw0rd p@ssword p@ssword1 pa$$word pa$$w0rd passwort1 passpass passport password0 passwords mypassword
newpassword yourpassword thepassword secret123 topsecret changeme changeme1 changeme123 changeit letmein1 letmein123 letmeinnow
iloveyou iloveyou1 iloveyou2 iloveyou123 iloveyou! iloveme1 loveyou1 loveme123 lovelove lovely123 welcome1 welcome12 welcome123
welcome! sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1
batman123 spiderman starwars starwars1 pokemon1 pokemon123 minecraft minecraft1 fortnite fortnite1 roblox123 michelle jennifer
jordan23 michael1 charlie1 jessica1 ashley123 whatever whatever1 trustno1 computer computer1 internet internet1 samsung1 samsung123
google123 facebook facebook1 instagram linkedin liverpool liverpool1 chelsea1 arsenal1 barcelona1 manchester mustang1
corvette mercedes ferrari1 porsche1 chocolate cheese123 butterfly butterfly1 elephant dolphin1 dolphins monkey123
dragon123 shadow123 master123 killer123 hunter123 tigger123 pepper123 ginger123 cookie123 babygirl babygirl1 sweetheart
christmas november december september maverick midnight mountain diamond1 scorpion blink182
guest123 guestguest administrator admin123 admin1234 admin12345 admin123456 adminadmin administrador root1234 rootroot
test1234 test12345 testtest testing1 testing123 user1234 login123 default1 access14 temp1234 hello123 hello1234 hellohello helloworld
opensesame abracadabra correcthorsebatterystaple startrek rush2112 hubbub123 hubbubhubbub
`;

/** The product's other languages, and neighbouring ones. */
const OTHERS = `
passwort passwort1 passwort12 passwort123 geheim123 hallo123 hallo1234 hallohallo schatz123 schalke04 ichliebedich willkommen
willkommen1 sommer123 frankfurt bayern123 dortmund fussball schmetterling sonnenschein
wachtwoord wachtwoord1 welkom01 welkom123 welkom1234 geheim01 feyenoord ajax1234 voetbal1 lieverd1 amsterdam nederland
adgangskode adgangskode1 kodeord1 kodeord123 velkommen velkommen1 fodbold1 danmark1 jegelskerdig
contraseña contrasena contraseña1 contrasena1 contrasena123 tequiero teamomucho tequieromucho mariposa barcelona realmadrid
estrella princesa bienvenido hola1234 holahola
motdepasse motdepasse1 motdepasse123 bonjour1 bonjour123 jetaime1 jetaime123 loulou123 doudou123 chouchou marseille soleil123
bienvenue papillon nicolas1
haslo123 haslo1234 hasło123 haslohaslo zaq12wsx! polska123 polska12 kochamcie kochanie kochanie1 misiaczek
bartek123 kasia123 lol12345 matrix12
heslo123 heslo1234 hesloheslo slovensko slovensko1 bratislava slnieczko milujemta ahoj1234 ahojahoj
parola123 parola1234 parolamea teiubesc teiubesc1 romania1 romania123 steaua86 dinamo1948 bucuresti fotbal123 andreea1 iubirea1
senha123 senha1234 brasil123 flamengo juventus juventus1 amoremio ciaociao password01
`;

/**
 * The passwords that are guessed first, in lower case: those of eight or more characters at the top of lists
 * of leaked passwords, in any language.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  [KEYS, ENGLISH, OTHERS].flatMap((words) => words.trim().split(/\s+/u)),
);
