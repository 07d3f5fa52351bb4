import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import type { Route } from "./+types/page";
import { SiteSettings } from "./site-settings.tsx";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Site Settings",
    description:
      "Spoilers, time zone, names, element symbols, lists and theme, kept in the browser.",
    canonical: "/settings",
  });

export default function SettingsPage() {
  return (
    <Layout section="settings" sky="sumi">
      <PageHead
        eyebrow="Kept in this browser only"
        title="Site Settings"
        note="Changes save automatically."
        slip={{ title: "設定", stamp: "設" }}
      />
      <SiteSettings />
    </Layout>
  );
}
