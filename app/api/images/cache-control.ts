/** Without a version another picture may stand here tomorrow. */
export const FOR_A_DAY = "public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800";
export const FOR_GOOD = "public, max-age=31536000, immutable";
