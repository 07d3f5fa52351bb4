import { useState } from "react";
import { ChipInput } from "#app/ui/chip-input.tsx";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import { Exhibit, Room } from "./exhibit.tsx";

/** Choosing several: chip input and multi-select. */
export function ChoosingRoom() {
  return (
    <Room title="Choosing several" jp="複数選択">
      <Exhibit caption="Chip input, empty">
        <Chips label="Featured characters" name="empty" chosen={[]} />
      </Exhibit>
      <Exhibit caption="Chip input, chosen">
        <Chips label="Rate-up characters" name="featured" chosen={["marisa", "sakuya", "heir"]} />
      </Exhibit>
      <Exhibit caption="Chip input, an id without an option">
        <Chips label="Unknown" name="unknown" chosen={["l1-nobody"]} />
      </Exhibit>
      <Exhibit caption="Multi-select, nothing chosen">
        <Choices label="Obtaining" name="obtaining" chosen={[]} />
      </Exhibit>
      <Exhibit caption="Multi-select, chosen">
        <Choices label="Sources" name="sources" chosen={["story", "event", "exchange"]} />
      </Exhibit>
    </Room>
  );
}

function Chips({ label, name, chosen }: { label: string; name: string; chosen: string[] }) {
  const [value, setValue] = useState(chosen);
  return (
    <ChipInput
      label={label}
      name={name}
      options={CHARACTERS}
      value={value}
      onChange={setValue}
      placeholder="Type a name"
    />
  );
}

function Choices({ label, name, chosen }: { label: string; name: string; chosen: string[] }) {
  const [value, setValue] = useState(chosen);
  return (
    <MultiSelect label={label} name={name} options={SOURCES} value={value} onChange={setValue} />
  );
}

const CHARACTERS = [
  { id: "reimu", label: "Reimu Hakurei", labelJp: "博麗霊夢" },
  { id: "marisa", label: "Marisa Kirisame", labelJp: "霧雨魔理沙" },
  { id: "sakuya", label: "Sakuya Izayoi", labelJp: "十六夜咲夜" },
  { id: "saki", label: "Saki Kurokoma", labelJp: "驪駒早鬼" },
  { id: "sakuya-a6", label: "Sakuya Izayoi (Scarlet)", labelJp: "十六夜咲夜" },
  { id: "youmu", label: "Youmu Konpaku", labelJp: "魂魄妖夢" },
  { id: "heir", label: "Heir-apparent's Attendant" },
];

const SOURCES = [
  { id: "general", label: "Standard prayer" },
  { id: "prayer", label: "Prayer" },
  { id: "story", label: "Story" },
  { id: "event", label: "Event" },
  { id: "exchange", label: "Exchange" },
  { id: "login", label: "Login bonus" },
];
