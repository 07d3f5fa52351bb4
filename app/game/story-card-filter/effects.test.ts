import fc from "fast-check";
import { expect, test } from "vitest";
import { EFFECT_GROUPS, type Effect, effectName, readEffect } from "./effects.ts";

test.each([
  ["hp", "misc hp null"],
  ["p-up", "misc p-up null"],
  ["p-rate-up", "misc p-rate-up null"],
  ["barrier-down", "misc barrier null"],
  ["yang-atk-up", "stat yang-atk up"],
  ["yang-atk-down", "stat yang-atk down"],
  ["yang-atk", "stat yang-atk up"],
  ["Yang ATK Down", "stat yang-atk down"],
  ["Agility", "stat agi up"],
  ["fire-down", "elemental fire down"],
  ["Fire Resist", "elemental fire down"],
  ["no-element-up", "elemental no-element up"],
  ["laser Pwr Up", "bullet laser up"],
  ["poison", "anomaly poison null"],
  ["immunity-poison", "immunity poison null"],
  ["tag-poison", "character-tag poison null"],
  ["scarlet-devil-mansion-resident", "character-tag scarlet-devil-mansion-resident null"],
  ["tag_with_lines", "character-tag tag_with_lines null"],
])("%s is read as %s", (text, expected) => {
  const effect = readEffect(text);
  expect(`${effect?.group} ${effect?.attribute} ${effect?.direction}`).toBe(expected);
});

test.each(["", "-", "!", "魔"])("%j is no effect", (text) => {
  expect(readEffect(text)).toBeNull();
});

test("every effect is read back from its name", () => {
  const listed = EFFECT_GROUPS.flatMap(({ id: group, attributes, words }) =>
    attributes.flatMap(({ id: attribute }): Effect[] =>
      words
        ? [
            { group, attribute, direction: "up" },
            { group, attribute, direction: "down" },
          ]
        : [{ group, attribute, direction: null }],
    ),
  );
  expect(listed.length).toBeGreaterThan(60);
  for (const effect of listed) {
    expect(readEffect(effectName(effect))).toEqual(effect);
  }
  const names = listed.map(effectName);
  expect(new Set(names).size).toBe(names.length);
});

test("every tag is read back from its name, whatever it is called", () => {
  const part = fc.constantFrom("tag", "immunity", "poison", "laser", "up", "hp", "p", "x_", "1");
  const id = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join("-"));
  fc.assert(
    fc.property(id, (attribute) => {
      const effect: Effect = { group: "character-tag", attribute, direction: null };
      expect(readEffect(effectName(effect))).toEqual(effect);
    }),
  );
});
