import { foldText } from '../fold-text.ts';
/**
 * Recognises common passwords. Common passwords of ten or more characters are mostly words made longer, so this lists
 * the words (in our users' languages) and checks the additions by rules. That is small enough for a Lambda and a
 * browser; a list of a million passwords is not.
 */
const words = `
password passwort passw heslo moje mojeheslo hesloheslo parol parola tajne tajneheslo tajnyheslo secret
qwerty qwertz qwertyuiop qwertzuiop asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
qwertyqwerty asdfasdf asdfqwer zaqwsx zaqxsw azerty azertyuiop jcuken ytsuken gfhjkm abcdef abcdefg abcdefgh abcd
welcome vitejte vitej ahoj ahojky nazdar privet zdravstvuj dobryden dobrejden hello helloworld letmein login iloveyou
iloveu loveyou lovelove milujite milujuta miluju lasko laska lasicka ljubov lubov lyublyu love forever princess
princezna zlaticko milacek beruska sunshine slunicko slunce zvezda superstar superman spiderman batman pokemon
pikachu naruto minecraft roblox starwars liverpool chelsea arsenal barcelona realmadrid juventus football fotbal
hockey hokej sparta slavia spartapraha slaviapraha banik banikostrava zbrojovka kometa liberec zenit spartak cska
dynamo monkey opicka dragon drak master shadow killer hunter ranger maverick mustang ferrari porsche mercedes skoda
octavia fabia charlie jennifer michelle jessica michael jordan thomas daniel andrew george matthew william robert
computer pocitac internet samsung iphone android google facebook instagram youtube microsoft windows linux
administrator admin root user test tester testtest demo guest public changeme changeit default temp temporary
company firma office kancelar work prace robota rabota shift shifts smena smeny smenasmena obchod prodejna
praha brno ostrava plzen olomouc pardubice jihlava czech czechia cesko ceskarepublika republika slovensko bratislava
moskva moscow russia rossiya ukraine ukrajina kiev kyiv london paris newyork america england
leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec january february march april june
july august september october november december pondeli utery streda ctvrtek patek sobota nedele monday tuesday
wednesday thursday friday saturday sunday jaro leto podzim zima spring summer autumn winter vanoce christmas
jan jana jan novak novak jakub honza pepa petr petra pavel pavla lucie lucka tereza terezka tomas tomasek martin
martina marek michal michaela veronika katka katerina karel karolina eva evicka anna anicka hanka lenka zdenek
jiri jirka jaroslav ondrej filip adam david matej vojta barbora barunka natalka kristyna nikola simona monika ivana
sasha aleksandr alexander dmitrij dmitry sergej sergey andrej andrey natasha natalia tatiana olga elena svetlana
marina irina anastasia ekaterina maxim maksim vladimir mikhail nikita artem
freedom svoboda whatever nothing nevim nevimnevim trustno trustnoone matrix phoenix diamond diamant butterfly motylek
chocolate cokolada cookie banana banan cheese orange pomeranc strawberry jahoda purple fialova flower kytka kvetina
rainbow duha angel andel devil satan jesus jezis buh blessed rodina family mamamama maminka tatinek babicka dedecek
kocka kocicka kocour pejsek pes stene puppy kitty kittycat tiger tygr panther eagle orel snoopy garfield ginger pepper
cheater bailey buster harley hardcore rockyou metallica nirvana slipknot eminem corvette yamaha harleydavidson
`;
const common = new Set(words.split(/\s+/).filter(Boolean));

/** Keyboard rows and ascending or descending sequences. */
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujmikolp',
  '147258369',
].flatMap((row) => [row, Array.from(row).toReversed().join('')]);

const meant: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** The letters that digits and signs replace within words ("p4ssw0rd"). */
const unmasked = (text: string): string =>
  text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replaceAll(/[013457@$!]/g, (sign) => meant[sign] ?? sign);

/**
 * Whether a password is a few repeated characters, a keyboard row, or a common word made longer with digits and signs.
 */
export const isCommon = (password: string): boolean => {
  const folded = foldText(password);
  return new Set(folded).size < 5 || isRows(folded) || isWords(folded) || isWords(unmasked(folded));
};

/** Only pieces of keyboard rows, each at least four keys long. */
const isRows = (text: string): boolean => {
  if (text === '') return true;
  for (let length = text.length; length >= Math.min(4, text.length); length--)
    if (rows.some((row) => row.includes(text.slice(0, length)))) return isRows(text.slice(length));
  return false;
};

/** A common word, possibly repeated, after digits and signs are removed. */
const isWords = (text: string): boolean => {
  const bare = text.replaceAll(/[^\p{L}]/gu, '');
  if (common.has(bare)) return true;
  for (let length = 2; length <= bare.length / 2; length++)
    if (bare.length % length === 0 && bare === bare.slice(0, length).repeat(bare.length / length))
      return length < 4 || common.has(bare.slice(0, length));
  return false;
};
