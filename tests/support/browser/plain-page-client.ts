import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { type PlainNode, plainElement } from "./plain-element.ts";

const place = document.getElementById("plain");
const tree = document.getElementById("tree")?.textContent;
if (place === null || tree === undefined) throw new Error("The page has no tree.");
const body: PlainNode[] = JSON.parse(tree);
hydrateRoot(place, createElement("div", null, ...body.map(plainElement)));
