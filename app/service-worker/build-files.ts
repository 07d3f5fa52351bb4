declare const __BUILD_FILES__: readonly string[];
declare const __BUILD_PRINT__: string;

/** Paths of the scripts, styles and drawings of this build; written in by plugin.ts. */
export const BUILD_FILES = __BUILD_FILES__;

/** Differs between builds whose files differ. */
export const BUILD_PRINT = __BUILD_PRINT__;
