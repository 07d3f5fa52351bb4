/**
 * Beings of the tower that are no characters of the game. The facts name those without a mark;
 * tags are samples. A small spirit has no Japanese name here, for the facts do not tell it.
 */
export const BEINGS: readonly Being[] = [
  { id: "small-spirit", name: "Small spirit", tags: ["spiritual-being"] },
  { id: "fairy", name: "Fairy", nameJp: "妖精", tags: ["fairy"] },
  { id: "large-fairy", name: "Large fairy", nameJp: "大きな妖精", tags: ["fairy"] },
  { id: "phantom", name: "Phantom", nameJp: "幽霊", tags: ["phantom", "spiritual-being"] },
  {
    id: "kappa",
    name: "Kappa",
    nameJp: "河童",
    tags: ["kappa", "aquatic", "youkai-mountain-resident"],
  },
  {
    id: "crow-tengu",
    name: "Crow tengu",
    nameJp: "鴉天狗",
    tags: ["tengu", "youkai-mountain-resident"],
  },
  {
    id: "fairy-maid",
    name: "Fairy maid",
    nameJp: "妖精メイド",
    tags: ["fairy", "maid", "scarlet-devil-mansion-resident"],
  },
  { id: "bake-danuki", name: "Bake-danuki", nameJp: "化け狸", tags: ["youkai-beast", "youkai"] },
  {
    id: "moon-rabbit",
    name: "Moon rabbit",
    nameJp: "玉兎",
    tags: ["moon-rabbit", "rabbit", "lunar-capital-resident"],
  },
  { id: "kedama", name: "Kedama", nameJp: "毛玉", tags: ["beast"] },
  { id: "vengeful-spirit", name: "Vengeful spirit", nameJp: "怨霊", tags: ["ghost", "undead"] },
  { id: "divine-spirit", name: "Divine spirit", nameJp: "神霊", tags: ["divine-spirit"] },
  {
    id: "white-wolf-tengu",
    name: "White wolf tengu",
    nameJp: "白狼天狗",
    tags: ["tengu", "beast", "youkai-mountain-resident"],
  },
  { id: "yamawaro", name: "Yamawaro", nameJp: "山童", tags: ["kappa", "youkai"] },
  { id: "earth-rabbit", name: "Earth rabbit", nameJp: "地上の兎", tags: ["rabbit", "beast"] },
  {
    id: "hell-raven",
    name: "Hell raven",
    nameJp: "地獄鴉",
    tags: ["beast", "underground-resident"],
  },
  {
    id: "zombie-fairy",
    name: "Zombie fairy",
    nameJp: "ゾンビフェアリー",
    tags: ["fairy", "undead", "underground-resident"],
  },
  { id: "tsukumogami", name: "Tsukumogami", nameJp: "付喪神", tags: ["tsukumogami", "youkai"] },
  {
    id: "zashiki-warashi",
    name: "Zashiki-warashi",
    nameJp: "座敷童子",
    tags: ["indoor-type", "human-village-resident"],
  },
  {
    id: "sunflower-fairy",
    name: "Sunflower fairy",
    nameJp: "向日葵妖精",
    tags: ["fairy", "flower"],
  },
  {
    id: "otter-spirit",
    name: "Otter spirit",
    nameJp: "カワウソ霊",
    tags: ["spiritual-being", "beast"],
  },
  {
    id: "wolf-spirit",
    name: "Wolf spirit",
    nameJp: "オオカミ霊",
    tags: ["spiritual-being", "beast"],
  },
  {
    id: "eagle-spirit",
    name: "Eagle spirit",
    nameJp: "オオワシ霊",
    tags: ["spiritual-being", "beast"],
  },
  { id: "haniwa-soldier", name: "Haniwa soldier", nameJp: "埴輪兵", tags: ["doll-related"] },
  {
    id: "shanghai-doll",
    name: "Shanghai doll",
    nameJp: "上海人形",
    tags: ["doll", "doll-related"],
  },
];

interface Being {
  readonly id: string;
  readonly name: string;
  readonly nameJp?: string;
  readonly tags: readonly string[];
}
