import { useSearchParams } from "react-router";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { Donut } from "#app/ui/donut.tsx";
import { Icon } from "#app/ui/icon.tsx";
import icons from "#app/ui/icons/icons.svg?raw";
import { StatBars } from "#app/ui/stat-bars.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { Exhibit, Room } from "./exhibit.tsx";

export function TabsRoom() {
  const [search] = useSearchParams();
  return (
    <Room title="Tabs" jp="見出し">
      <Exhibit caption="Links, for what stands in the URL" wide>
        <TabLinks
          label="Universe group"
          current={search.get("type") ?? "l1"}
          tabs={GROUPS.map((group) => ({ ...group, to: { search: `?type=${group.id}` } }))}
        />
      </Exhibit>
    </Room>
  );
}

const GROUPS = [
  { id: "pc98", label: "PC-98", count: 30 },
  { id: "l1", label: "L1", count: 128 },
  { id: "retro", label: "Retro", count: 103 },
  { id: "main", label: "Main", count: 167 },
  { id: "hifuu", label: "Hifuu", count: 1012 },
  { id: "relic", label: "Relic", count: 0 },
];

export function DonutRoom() {
  const slices = BANNER_TYPES.map(({ id, label }, index) => ({
    id,
    label,
    value: COUNTS[index] ?? 0,
    tone: `var(--bt-${id})`,
  }));
  return (
    <Room title="Donut" jp="円環">
      <Exhibit caption="Twelve shares, some tiny">
        <Donut label="Characters by type" unit="characters" slices={slices} />
      </Exhibit>
      <Exhibit caption="One share">
        <Donut label="Story cards by suit" unit="cards" slices={slices.slice(0, 1)} />
      </Exhibit>
      <Exhibit caption="Nothing to count">
        <Donut label="Prayers by type" unit="prayers" slices={[]} />
      </Exhibit>
    </Room>
  );
}

const COUNTS = [73, 35, 63, 78, 1, 40, 30, 4, 83, 5, 17, 11];

export function StatBarsRoom() {
  return (
    <Room title="Stat bars" jp="能力">
      <Exhibit caption="HP on a fifth of the scale, an unknown minimum, the total">
        <div style={{ width: "min(20rem, 100%)" }}>
          <StatBars
            stats={[
              { ...HP, min: 150, minText: "150", max: 450, full: 500 },
              { ...YANG_ATK, min: 38, minText: "38", max: 98, full: 110 },
              { ...YIN_DEF, min: 0, minText: "?", max: 82, full: 110 },
            ]}
            total={{ minText: "?", max: 270 }}
          />
        </div>
      </Exhibit>
    </Room>
  );
}

const HP = { id: "hp", label: "HP", icon: "st-hp" };
const YANG_ATK = { id: "yang-atk", label: "Yang ATK", icon: "st-yang-atk" };
const YIN_DEF = { id: "yin-def", label: "Yin DEF", icon: "st-yin-def" };

export function IconsRoom() {
  const names = [...icons.matchAll(/ id="i-([^"]+)"/g)].map(([, name = ""]) => name);
  return (
    <Room title="Icons" jp="図案">
      <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-2 gap-y-4">
        {names.map((name) => (
          <li
            className="grid justify-items-center gap-1.5 text-micro leading-tight text-ink-3 text-center min-w-0 wrap-anywhere"
            key={name}
          >
            <Icon name={name} size="l" />
            {name}
          </li>
        ))}
      </ul>
    </Room>
  );
}
