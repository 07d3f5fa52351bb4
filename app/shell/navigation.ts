/** The places of the navigation, in the order of the specification, as far as they stand. */
export const PLACES = [
  { path: "/", label: "Home", icon: "home", section: "" },
  {
    path: "/characters/conventional-list",
    label: "Characters",
    icon: "characters",
    section: "characters",
  },
  { path: "/story-cards", label: "Story Cards", icon: "cards", section: "story-cards" },
] as const;
