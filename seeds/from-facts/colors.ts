/** Traditional colours under their Japanese names. */
const PALETTE: Readonly<Partial<Record<string, string>>> = {
  shu: "#d0452b",
  beni: "#b92a41",
  akane: "#94243a",
  kokihi: "#6f1f33",
  sakura: "#efb7bf",
  momo: "#df8398",
  botan: "#b8478a",
  daidai: "#e38430",
  kaki: "#cf6230",
  kitsune: "#c1813f",
  cha: "#7d5133",
  koge: "#4c3629",
  kin: "#c79a2e",
  yamabuki: "#ecb03a",
  kihada: "#efd568",
  kinari: "#e9dcc0",
  moegi: "#87a546",
  waka: "#b3ca72",
  midori: "#3c8a5a",
  tokiwa: "#24674f",
  asagi: "#37979d",
  mizu: "#a5cfd8",
  sora: "#6fabd1",
  ai: "#2b567f",
  ruri: "#2f58a3",
  kon: "#24325a",
  fuji: "#a99fce",
  kikyo: "#5f5ca8",
  sumire: "#6c4f9d",
  murasaki: "#66347f",
  nezu: "#8d909a",
  gin: "#c6c8cd",
  sumi: "#34313a",
  gofun: "#f7f0e2",
};

/** A line holds a person and colours after the looks: the main one, the second, an accent. */
const LINES = `
reimu shu gofun kin
marisa kihada sumi shu
rumia sumi beni kihada
daiyousei moegi sora kihada
cirno sora gofun ruri
meiling midori beni yamabuki
koakuma koge beni gin
patchouli sumire sakura kihada
sakuya ai gin beni
remilia beni sakura kihada
flandre akane kihada sora
letty mizu ai gofun
chen kaki kihada midori
alice ruri sakura kihada
lily momo gofun shu
lunasa sumi kihada gin
merlin sakura ruri kihada
lyrica beni gofun kihada
youmu tokiwa gin sakura
yuyuko momo mizu sumire
ran ai yamabuki gofun
yukari murasaki beni kihada
suika daidai sumire gin
wriggle tokiwa kihada sumi
mystia cha momo kihada
keine ai gin beni
tewi momo daidai midori
reisen fuji beni gofun
eirin kon beni gin
kaguya botan kihada tokiwa
mokou shu kihada gofun
aya koge shu gofun
medicine murasaki waka beni
yuuka tokiwa yamabuki beni
komachi ruri beni gin
eiki kon kin beni
shizuha kaki beni kihada
minoriko kitsune murasaki kihada
hina akane midori gofun
nitori sora midori gofun
momiji gin shu sumi
sanae midori gofun ruri
kanako akane kitsune gofun
suwako waka sumire kihada
iku momo kon kihada
tenshi sora momo midori
kisume midori cha kihada
yamame kitsune koge gofun
parsee cha waka kihada
yuugi beni kihada gofun
satori momo sumire shu
orin kokihi midori daidai
utsuho midori daidai sumi
koishi waka ai kihada
nazrin nezu sora kihada
kogasa asagi shu fuji
ichirin sora momo kihada
murasa mizu kon shu
shou yamabuki shu koge
byakuren sumire kihada gofun
nue sumi beni sora
hatate sumire kihada gofun
kyouko moegi momo kihada
yoshika kikyo beni kihada
seiga sora kin gofun
tojiko tokiwa kihada gofun
futo ai gofun shu
miko kitsune murasaki kihada
mamizou cha moegi daidai
kokoro momo asagi kihada
wakasagihime asagi ruri sakura
sekibanki akane kon gofun
kagerou koge beni kihada
benben sumire kihada momo
yatsuhashi cha momo kihada
seija sumi shu gofun
shinmyoumaru murasaki kin shu
raiko beni gofun kihada
sumireko sumire gofun shu
seiran sora gofun kihada
ringo daidai gofun waka
doremy kon momo gofun
sagume fuji gofun akane
clownpiece murasaki beni kihada
junko kokihi yamabuki sumire
hecatia sumi beni sora
joon botan kihada gofun
shion ai nezu kihada
eternity mizu daidai waka
nemuno kitsune momo gofun
aunn moegi kihada beni
narumi nezu shu waka
mai midori gofun momo
satono momo gofun midori
okina kitsune midori kin
eika kinari beni nezu
urumi gin beni koge
kutaka yamabuki beni gofun
yachie asagi kitsune kihada
mayumi yamabuki cha gofun
keiki asagi kihada shu
saki sumi shu gofun
yuuma kokihi gin kihada
mike gofun daidai sumi
takane tokiwa kitsune kihada
sannyo murasaki momo gofun
misumaru ai shu gofun
tsukasa kihada gofun shu
megumu kon kin gofun
chimata kinari shu ruri
momoyo sumi daidai kikyo
biten daidai beni kihada
enoko nezu akane kihada
chiyari akane gofun midori
hisami murasaki waka gofun
zanmu kokihi kinari kihada
ubame nezu cha kihada
chimi tokiwa beni kihada
sunny daidai gofun shu
luna gin kihada ruri
star ruri gofun kihada
akyuu tokiwa sakura yamabuki
toyohime yamabuki sumire momo
yorihime beni gin kihada
rei-sen sora gofun beni
kasen momo tokiwa gofun
kosuzu daidai moegi gofun
ibarakis-arm kokihi kinari sumi
miyoi asagi gofun momo
maribel murasaki gofun beni
renko koge gofun kihada
rinnosuke ai kin gofun
`;

/** Colours of every person as #rrggbb, the main one first. Throws on a colour not in the palette. */
const COLORS = new Map(
  LINES.trim()
    .split("\n")
    .map((line) => {
      const [person = "", ...names] = line.split(" ");
      return [person, names.map((name) => hexOf(name))];
    }),
);

/** The colours of a person, general knowledge; none where nothing is put down. */
export function colorsOf(person: string): string[] {
  return [...(COLORS.get(person) ?? [])];
}

function hexOf(name: string): string {
  const hex = PALETTE[name];
  if (hex === undefined) throw new Error(`${name} is not a colour of the palette`);
  return hex;
}
