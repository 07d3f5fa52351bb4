import { useEffect } from "react";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { ButtonsRoom, ChoicesRoom, FieldsRoom } from "./buttons.tsx";
import { ChoosingRoom } from "./choosing.tsx";
import { forceStates } from "./forced-states.ts";
import { ChipsRoom, GrowingListRoom, ListStatesRoom } from "./lists.tsx";
import { PopupsRoom } from "./popups.tsx";
import { DonutRoom, IconsRoom, StatBarsRoom, TabsRoom } from "./showing.tsx";
import { StatesRoom } from "./states.tsx";
import { TimeRoom } from "./time.tsx";

export const meta = () => [
  { title: "Widget gallery – LostWord Almanac" },
  { name: "robots", content: "noindex" },
];

/** Every widget in every state, for the eye and for the tests; no page of the site. */
export default function GalleryPage() {
  useEffect(() => forceStates(document.styleSheets), []);
  return (
    <Layout sky="ai">
      <PageHead
        eyebrow="Design reference"
        title="Widgets"
        note="Every control in its states"
        slip={{ title: "部品帳", stamp: "部" }}
      />
      <ButtonsRoom />
      <FieldsRoom />
      <ChoicesRoom />
      <ChoosingRoom />
      <ChipsRoom />
      <TabsRoom />
      <TimeRoom />
      <PopupsRoom />
      <DonutRoom />
      <StatBarsRoom />
      <IconsRoom />
      <ListStatesRoom />
      <StatesRoom />
      <GrowingListRoom />
    </Layout>
  );
}
