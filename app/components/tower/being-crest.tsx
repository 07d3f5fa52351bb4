/**
 * The crest of a being that is no character: a silhouette of its kind on a disc of its own colour.
 * Kinds are told by the words of its name; what none of them fits stands as a paper figure.
 */
export function BeingCrest({ name }: { name: string }) {
  const kind = KINDS.find(({ words }) => words.test(name));
  return (
    <svg className="block size-full filter-(--pic)" viewBox="0 0 64 64" aria-hidden="true">
      <path fill="#f1e8d6" d="M0 0h64v64H0z" />
      <circle
        cx="32"
        cy="32"
        r="27"
        fill={`oklch(0.5 0.09 ${hueOf(name)})`}
        stroke="#1a1d24"
        strokeWidth="2"
      />
      <circle cx="32" cy="32" r="23.5" fill="none" stroke="#f6f0e2" strokeOpacity="0.6" />
      <path fill="#f6f0e2" d={kind?.path ?? FIGURE} />
    </svg>
  );
}

const KINDS: readonly { readonly words: RegExp; readonly path: string }[] = [
  {
    words: /fairy/i,
    path: "M32 30C24 12 10 16 16 28c3 5 10 5 16 2ZM32 30c8-18 22-14 16-2-3 5-10 5-16 2ZM31 33C20 32 15 44 22 48c6 2 9-7 9-15ZM33 33c11-1 16 11 9 15-6 2-9-7-9-15ZM31 27h2v22h-2Z",
  },
  {
    words: /rabbit/i,
    path: "M25 33C18 20 18 10 23 11c5 1 6 13 7 19h4c1-6 2-18 7-19 5-1 5 9-2 22 5 3 8 7 7 12-2 9-26 9-28 0-1-5 2-9 7-12Z",
  },
  {
    words: /tengu|raven|eagle|crow/i,
    path: "M13 20c10 1 16 5 19 12 3-7 9-11 19-12-2 12-8 19-15 21l4 10-8-5-8 5 4-10c-7-2-13-9-15-21Z",
  },
  {
    words: /kappa|otter|yamawaro|water/i,
    path: "M32 11c9 12 15 19 15 27a15 15 0 0 1-30 0c0-8 6-15 15-27Zm-9 27c0 6 4 10 9 10v-3c-4 0-6-3-6-7Z",
  },
  {
    words: /wolf|danuki|tanuki/i,
    path: "M32 32c8 0 14 7 14 13 0 5-5 6-14 6s-14-1-14-6c0-6 6-13 14-13ZM17 25a4 5.5 0 1 1 0 11 4 5.5 0 1 1 0-11ZM47 25a4 5.5 0 1 1 0 11 4 5.5 0 1 1 0-11ZM26 15a4.5 6 0 1 1 0 13 4.5 6 0 1 1 0-13ZM38 15a4.5 6 0 1 1 0 13 4.5 6 0 1 1 0-13Z",
  },
  {
    words: /kedama/i,
    path: "m32 10 4 9 8-6 0 10 10-1-5 9 8 4-9 5 4 9-10-1-1 10-8-6-5 9-5-9-8 6-1-10-10 1 4-9-9-5 8-4-5-9 10 1 0-10 8 6Z",
  },
  {
    words: /spirit|phantom|ghost|soul/i,
    path: "M35 10c-2 7 13 13 13 26 0 10-7 16-16 16-10 0-16-7-16-15 0-9 7-12 10-16 3-4 5-8 9-11ZM27 35a3 4 0 1 0 0 8 3 4 0 1 0 0-8ZM38 35a3 4 0 1 0 0 8 3 4 0 1 0 0-8Z",
  },
];

const FIGURE = "M32 10a8 8 0 0 1 5 14l13 6-3 5-10-4 4 22H23l4-22-10 4-3-5 13-6a8 8 0 0 1 5-14Z";

/** One of the hues around the wheel, the same for a name every time. */
function hueOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
}
