/** Canonical paths of the tower. */
export const FLOORS_PATH = "/stages/scarlet-devil-tower";
export const REWARDS_PATH = `${FLOORS_PATH}/rewards`;
