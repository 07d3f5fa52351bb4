/**
 * Tags of persons who stand in the tower, general knowledge of the cast: a line holds the person
 * and the tags. Which of them the game gives an enemy is not known, so they are samples.
 */
const LINES = `
reimu human shrine-maiden incident-resolver hakurei-shrine-resident
marisa human magician incident-resolver forest-of-magic-resident
rumia youkai darkness-being
daiyousei fairy
cirno fairy ice-being cold-bearer
meiling youkai servant scarlet-devil-mansion-resident
koakuma devil servant scarlet-devil-mansion-resident
patchouli magician bibliophile indoor-type scarlet-devil-mansion-resident
sakuya human maid servant incident-resolver scarlet-devil-mansion-resident
remilia vampire mistress noble elder-sister scarlet-devil-mansion-resident
flandre vampire younger-sister indoor-type scarlet-devil-mansion-resident
letty youkai winter-related cold-bearer
chen cat youkai-beast shikigami
alice magician doll-related forest-of-magic-resident
lily fairy spring
lunasa poltergeist elder-sister
merlin poltergeist
lyrica poltergeist younger-sister
youmu half-phantom human phantom servant hakugyokurou-resident
yuyuko ghost mistress undead hakugyokurou-resident
ran fox youkai-beast shikigami servant
yukari youkai gensokyo-sage sage
suika oni
wriggle youkai
mystia youkai
keine human youkai-beast human-village-resident
tewi rabbit youkai-beast
reisen moon-rabbit rabbit
eirin lunarian pharmacist sage
kaguya lunarian hourai-immortal noble moon-related
mokou human hourai-immortal
aya tengu youkai-mountain-resident
medicine doll poison youkai
yuuka youkai flower
komachi god servant
eiki god religious-figure
shizuha god autumn elder-sister
minoriko god autumn younger-sister
hina god misfortune-related doll-related
nitori kappa aquatic youkai-mountain-resident
momiji tengu youkai-mountain-resident
sanae human living-god wind-priestess shrine-maiden
kanako god religious-figure
suwako god religious-figure
iku youkai aquatic
tenshi noble human
kisume youkai underground-resident
yamame youkai underground-resident
parsee youkai underground-resident
yuugi oni underground-resident
satori youkai esper elder-sister palace-of-earth-spirits-resident
orin cat youkai-beast palace-of-earth-spirits-resident
utsuho beast sun-related palace-of-earth-spirits-resident
koishi youkai younger-sister palace-of-earth-spirits-resident
nazrin beast youkai-beast myouren-temple-resident
kogasa tsukumogami youkai
ichirin youkai religious-figure myouren-temple-resident
murasa ghost aquatic myouren-temple-resident
shou youkai-beast religious-figure myouren-temple-resident
byakuren magician religious-figure myouren-temple-resident
nue youkai myouren-temple-resident
hatate tengu youkai-mountain-resident
kyouko youkai-beast myouren-temple-resident
yoshika undead
seiga hermit
tojiko ghost divine-spirit
futo hermit religious-figure
miko hermit religious-figure noble
mamizou youkai-beast
kokoro tsukumogami
wakasagihime aquatic youkai
sekibanki youkai human-village-resident
kagerou youkai-beast beast
benben tsukumogami elder-sister
yatsuhashi tsukumogami younger-sister
seija youkai
shinmyoumaru noble
raiko tsukumogami
sumireko human esper
seiran moon-rabbit rabbit eagle-ravi
ringo moon-rabbit rabbit eagle-ravi
doremy youkai beast
sagume lunarian divine-spirit
clownpiece fairy
junko divine-spirit
hecatia god
joon god younger-sister
shion god misfortune-related elder-sister
eternity fairy
nemuno youkai youkai-mountain-resident
aunn beast hakurei-shrine-resident
narumi magician forest-of-magic-resident
mai human servant
satono human servant
okina god gensokyo-sage sage
eika spiritual-being
urumi youkai-beast
kutaka god beast
yachie youkai-beast
mayumi doll-related servant
keiki god divine
saki youkai-beast
yuuma youkai-beast
mike cat youkai-beast
takane youkai kappa
sannyo youkai youkai-mountain-resident
misumaru god
tsukasa fox youkai-beast
megumu tengu youkai-mountain-resident
chimata god
momoyo youkai underground-resident
biten youkai-beast
enoko youkai-beast
chiyari youkai underground-resident
hisami youkai servant
zanmu oni undead
sunny fairy sun-related
luna fairy moon-related
star fairy
akyuu human child-of-miare bibliophile
toyohime lunarian noble elder-sister
yorihime lunarian noble younger-sister
rei-sen moon-rabbit rabbit servant
kasen hermit gensokyo-sage
ibarakis-arm oni
kosuzu human bibliophile human-village-resident
`;

const TAGS = new Map(
  LINES.trim()
    .split("\n")
    .map((line) => {
      const [person = "", ...tags] = line.split(" ");
      return [person, tags];
    }),
);

/** Sample tags of a person; none where nothing is put down. */
export function tagsOfPerson(person: string): string[] {
  return [...(TAGS.get(person) ?? [])];
}
