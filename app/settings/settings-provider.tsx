import { type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import { askFamilyFirst, familyFirstNames, subscribeToNames } from "./family-first-names.ts";
import { DEFAULT_SETTINGS, type Settings } from "./settings.ts";
import {
  JpContentContext,
  SettingsContext,
  WRITE_BY_DEFAULT,
  WriteNameContext,
  writeNames,
  ZoneContext,
} from "./settings-context.ts";
import { currentSettings, subscribeToSettings } from "./visitor-settings.ts";

/**
 * Gives the visitor's settings to the page. At first they are the server's, the defaults; her own
 * follow by `startTransition`: React hydrates the parts of the page in turn before it, where the
 * change of an external store would make it hydrate all of them at once.
 */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const [own, setOwn] = useState<Settings | null>(null);
  useEffect(() => {
    const follow = () => setOwn(currentSettings());
    startTransition(follow);
    return subscribeToSettings(follow);
  }, []);
  const settings = own ?? DEFAULT_SETTINGS;
  return (
    <SettingsContext value={settings}>
      <JpContentContext value={settings.jpContent}>
        <ZoneContext value={own === null || own.useUtc ? "utc" : "local"}>
          <NameProvider settings={settings}>{children}</NameProvider>
        </ZoneContext>
      </JpContentContext>
    </SettingsContext>
  );
}

/** Names in traditional order are fetched when they are asked for. */
function NameProvider({ settings, children }: { settings: Settings; children: ReactNode }) {
  const { useTranslit, useTraditionalName } = settings;
  const [familyFirst, setFamilyFirst] = useState(familyFirstNames);
  useEffect(() => {
    if (!useTraditionalName) return;
    askFamilyFirst();
    const follow = () => startTransition(() => setFamilyFirst(familyFirstNames));
    follow();
    return subscribeToNames(follow);
  }, [useTraditionalName]);
  const write = useMemo(
    () =>
      useTranslit || useTraditionalName
        ? writeNames({ useTranslit, useTraditionalName }, familyFirst)
        : WRITE_BY_DEFAULT,
    [useTranslit, useTraditionalName, familyFirst],
  );
  return <WriteNameContext value={write}>{children}</WriteNameContext>;
}
