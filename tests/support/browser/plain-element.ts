import { createElement, type ReactNode } from "react";

/** An element or a text of a page, as JSON has it. */
export type PlainNode =
  | string
  | {
      readonly tag: string;
      readonly attributes: readonly (readonly [name: string, value: string])[];
      readonly children: readonly PlainNode[];
    };

/** The same as an element of React, with the attributes as React calls them. */
export function plainElement(node: PlainNode): ReactNode {
  if (typeof node === "string") return node;
  const { tag, attributes, children } = node;
  const props = Object.fromEntries(attributes.map(propOf));
  // A field's text is its attribute here.
  const inner = tag === "textarea" ? [] : children.map(plainElement);
  return createElement(tag, props, ...inner);
}

function propOf([name, value]: readonly [string, string]): [string, unknown] {
  if (name === "style") return [name, stylesOf(value)];
  if (value === "" && FLAGS.has(name)) return [NAMES[name] ?? name, true];
  return [NAMES[name] ?? name, value];
}

const FLAGS = new Set(["checked", "disabled", "hidden", "inert", "open", "readonly", "required"]);

const NAMES: Readonly<Record<string, string>> = {
  checked: "defaultChecked",
  class: "className",
  for: "htmlFor",
  readonly: "readOnly",
  selected: "defaultSelected",
  tabindex: "tabIndex",
  value: "defaultValue",
};

function stylesOf(text: string): Record<string, string> {
  const declarations = text.split(";").map((one) => one.split(/:(.*)/s));
  return Object.fromEntries(
    declarations.flatMap(([name = "", value = ""]) =>
      name.trim() === "" ? [] : [[styleName(name.trim()), value.trim()]],
    ),
  );
}

function styleName(name: string): string {
  return name.startsWith("--")
    ? name
    : name.replace(/-./g, ([, letter = ""]) => letter.toUpperCase());
}
