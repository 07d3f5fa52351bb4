/**
 * The work in which each person of world L1 first appears, counted from the Windows games on:
 * persons of the PC-98 games stand under their first Windows game.
 * From general knowledge of the Touhou cast.
 */
const PERSONS_BY_WORK: Readonly<Record<string, string>> = {
  th06: `reimu marisa rumia daiyousei cirno meiling koakuma patchouli sakuya remilia flandre`,
  th07: `letty chen alice lily lunasa merlin lyrica youmu yuyuko ran yukari`,
  th07_5: `suika`,
  th08: `wriggle mystia keine tewi reisen eirin kaguya mokou`,
  th09: `aya medicine yuuka komachi eiki`,
  th10: `shizuha minoriko hina nitori momiji sanae kanako suwako`,
  th10_5: `iku tenshi`,
  th11: `kisume yamame parsee yuugi satori orin utsuho koishi`,
  th12: `nazrin kogasa ichirin murasa shou byakuren nue`,
  th12_5: `hatate`,
  th13: `kyouko yoshika seiga tojiko futo miko mamizou`,
  th13_5: `kokoro`,
  th14: `wakasagihime sekibanki kagerou benben yatsuhashi seija shinmyoumaru raiko`,
  th14_5: `sumireko`,
  th15: `seiran ringo doremy sagume clownpiece junko hecatia`,
  th15_5: `joon shion`,
  th16: `eternity nemuno aunn narumi mai satono okina`,
  th17: `eika urumi kutaka yachie mayumi keiki saki`,
  th17_5: `yuuma`,
  th18: `mike takane sannyo misumaru tsukasa megumu chimata momoyo`,
  th19: `biten enoko chiyari hisami zanmu`,
  th20: `ubame chimi`,
  "eastern-and-little-nature-deity": `sunny luna star`,
  "perfect-memento-in-strict-sense": `akyuu`,
  "silent-sinner-in-blue": `toyohime yorihime rei-sen`,
  "wild-and-horned-hermit": `kasen ibarakis-arm`,
  "forbidden-scrollery": `kosuzu`,
};

const WORK_BY_PERSON = new Map(
  Object.entries(PERSONS_BY_WORK).flatMap(([work, persons]) =>
    persons.split(" ").map((person): [string, string] => [person, work]),
  ),
);

/** Id of the work in which a person first appears. Throws where nothing is known. */
export function debutWorkOf(person: string): string {
  const work = WORK_BY_PERSON.get(person);
  if (work === undefined) throw new Error(`no debut work is known of the person ${person}`);
  return work;
}
