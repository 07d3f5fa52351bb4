/** Canonical paths of the pages that rank attacks, teams and cards. */
export const FLOOR_ANSWERS_PATH = "/stages/scarlet-devil-tower/answers";
export const TEAM_PATH = "/stages/scarlet-devil-tower/team";
export const STAGE_ANSWERS_PATH = "/stages/story/answers";
export const FORMULA_PATH = "/stages/answer-index";
