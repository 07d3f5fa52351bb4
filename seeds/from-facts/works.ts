/** A Touhou work: the number of a game as its makers count it, its English and Japanese title. */
interface Work {
  id: string;
  titleEn: string;
  titleJp: string;
}

/** The games of the PC-98. The facts hold no character of theirs. */
export const PC98_GAMES: readonly Work[] = [
  { id: "th01", titleEn: "Highly Responsive to Prayers", titleJp: "東方靈異伝" },
  { id: "th02", titleEn: "Story of Eastern Wonderland", titleJp: "東方封魔録" },
  { id: "th03", titleEn: "Phantasmagoria of Dim.Dream", titleJp: "東方夢時空" },
  { id: "th04", titleEn: "Lotus Land Story", titleJp: "東方幻想郷" },
  { id: "th05", titleEn: "Mystic Square", titleJp: "東方怪綺談" },
];

/** The Windows games by number. */
export const WINDOWS_GAMES: readonly (Work & { number: string })[] = [
  game("6", "Embodiment of Scarlet Devil", "東方紅魔郷"),
  game("7", "Perfect Cherry Blossom", "東方妖々夢"),
  game("7.5", "Immaterial and Missing Power", "東方萃夢想"),
  game("8", "Imperishable Night", "東方永夜抄"),
  game("9", "Phantasmagoria of Flower View", "東方花映塚"),
  game("9.5", "Shoot the Bullet", "東方文花帖"),
  game("10", "Mountain of Faith", "東方風神録"),
  game("10.5", "Scarlet Weather Rhapsody", "東方緋想天"),
  game("11", "Subterranean Animism", "東方地霊殿"),
  game("12", "Undefined Fantastic Object", "東方星蓮船"),
  game("12.3", "Touhou Hisoutensoku", "東方非想天則"),
  game("12.5", "Double Spoiler", "ダブルスポイラー"),
  game("12.8", "Great Fairy Wars", "妖精大戦争"),
  game("13", "Ten Desires", "東方神霊廟"),
  game("13.5", "Hopeless Masquerade", "東方心綺楼"),
  game("14", "Double Dealing Character", "東方輝針城"),
  game("14.3", "Impossible Spell Card", "弾幕アマノジャク"),
  game("14.5", "Urban Legend in Limbo", "東方深秘録"),
  game("15", "Legacy of Lunatic Kingdom", "東方紺珠伝"),
  game("15.5", "Antinomy of Common Flowers", "東方憑依華"),
  game("16", "Hidden Star in Four Seasons", "東方天空璋"),
  game("16.5", "Violet Detector", "秘封ナイトメアダイアリー"),
  game("17", "Wily Beast and Weakest Creature", "東方鬼形獣"),
  game("17.5", "Sunken Fossil World", "東方剛欲異聞"),
  game("18", "Unconnected Marketeers", "東方虹龍洞"),
  game("18.5", "100th Black Market", "バレットフィリア達の闇市場"),
  game("19", "Unfinished Dream of All Living Ghost", "東方獣王園"),
  game("20", "Fossilized Wonders", "東方錦上京"),
];

/** Print works, by the year of their first appearance. */
export const PRINT_WORKS: readonly Work[] = [
  {
    id: "eastern-and-little-nature-deity",
    titleEn: "Eastern and Little Nature Deity",
    titleJp: "東方三月精",
  },
  {
    id: "perfect-memento-in-strict-sense",
    titleEn: "Perfect Memento in Strict Sense",
    titleJp: "東方求聞史紀",
  },
  { id: "silent-sinner-in-blue", titleEn: "Silent Sinner in Blue", titleJp: "東方儚月抄" },
  { id: "wild-and-horned-hermit", titleEn: "Wild and Horned Hermit", titleJp: "東方茨歌仙" },
  { id: "forbidden-scrollery", titleEn: "Forbidden Scrollery", titleJp: "東方鈴奈庵" },
];

/** Names of the arcs by number (specification 1 §3); other arcs have none. */
export const ARC_NAMES: Readonly<Partial<Record<string, string>>> = {
  "6": "Scarlet",
  "7": "Cherry Blossom",
  "8": "Eternal",
  "9": "Flower",
  "10": "Faith",
  "11": "Subterranean",
  "12": "Fantastic",
  "13": "Desires",
};

function game(number: string, titleEn: string, titleJp: string): Work & { number: string } {
  const [whole = "", fraction] = number.split(".");
  const id = `th${whole.padStart(2, "0")}${fraction ? `_${fraction}` : ""}`;
  return { id, number, titleEn, titleJp };
}
