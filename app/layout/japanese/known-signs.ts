/** The characters that signs.svg has outlines of. Made by make.py. */
export const KNOWN_SIGNS =
  "いうにの一不世人体信具別割合品堂報場塔定実属師帳常幕幻弾役性想戦新暦更未札次永法物生界異登目社祈算籤紅細絵絶衣装覧記設詳語転迷途通道遠部郷録霖順願香馬魔";
