import { useEffect, useState, useSyncExternalStore } from "react";
import { useSettings } from "#app/settings/settings-context.ts";
import type { Section } from "../../navigation.ts";
import { mayLoadAhead } from "../visit/load-ahead.ts";
import { whenLoadedAndIdle } from "../visit/when-idle.ts";
import { pictureAfter, skyPictureFile, skyPictures } from "./sky-pictures.ts";

interface SkyView {
  /** The file that is shown; null until one has come. */
  readonly shown: string | null;
  /** What fades out under it. */
  readonly before: string | null;
  /** Whether what is shown fades in; it stands still when a page finds it from the page before. */
  readonly isComing: boolean;
}

/** What the page before has left, across the pages of a visit. */
let left: string | null = null;

/**
 * The picture that is printed into the sky: decoration, fetched when the page has loaded. It fades
 * in, once it is there as a whole, over the one before, whether it is the next in turn, that of
 * another section or the one of the other theme (specification 1 §4).
 */
export function SkyPicture({ section }: { section: Section | undefined }) {
  const name = usePictureInTurn(section);
  const isNight = useIsNight();
  const mayLoad = useMayLoad();
  const [{ shown, before, isComing }, setView] = useState<SkyView>(() => ({
    shown: left,
    before: null,
    isComing: false,
  }));
  useEffect(() => {
    left = shown;
  }, [shown]);
  const wanted = mayLoad ? skyPictureFile(name, isNight) : shown;
  const come = (file: string) => setView({ shown: file, before: shown, isComing: true });
  return (
    <>
      {before !== null && before !== wanted ? (
        <Printed key={before} file={before} phase="is-leaving" />
      ) : null}
      {shown === null ? null : (
        <Printed key={shown} file={shown} phase={isComing ? "is-coming" : ""} />
      )}
      {wanted === null || wanted === shown ? null : (
        <Printed key={wanted} file={wanted} phase="is-awaited" come={() => come(wanted)} />
      )}
      <noscript>
        <StillPicture section={section} />
      </noscript>
    </>
  );
}

function Printed({ file, phase, come }: { file: string; phase: string; come?: () => void }) {
  return (
    <img
      className={`sky-picture ${file.includes("-dark.") ? "by-night" : "by-day"} ${phase}`}
      src={file}
      alt=""
      decoding="async"
      fetchPriority="low"
      data-file={file}
      onLoad={come}
    />
  );
}

/** Where no script runs the section's own picture is there at once, in the theme of the device. */
function StillPicture({ section }: { section: Section | undefined }) {
  const [own] = skyPictures(section);
  return [false, true].map((isNight) => (
    <div
      key={String(isNight)}
      className={`sky-picture is-still ${isNight ? "by-night" : "by-day"}`}
      style={{ "--picture": `url("${skyPictureFile(own, isNight)}")` }}
    />
  ));
}

/** The picture of a section whose turn it is; its own first. */
function usePictureInTurn(section: Section | undefined) {
  const [name, setName] = useState(() => skyPictures(section)[0]);
  useEffect(() => {
    const pictures = skyPictures(section);
    if (pictures.length === 1 || !mayTakeTurns()) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setName((one) => pictureAfter(pictures, one));
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [section]);
  return name;
}

/** Ms for which a picture stands before the next one fades in. */
const TURN_MS = 60_000;

/** Fading of itself is movement, and costs a picture each time. */
function mayTakeTurns(): boolean {
  return mayLoadAhead() && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether nothing waits for the network any more that decoration would come before. */
function useMayLoad(): boolean {
  const [mayLoad, setMayLoad] = useState(false);
  useEffect(() => whenLoadedAndIdle(() => setMayLoad(mayLoadAhead())), []);
  return mayLoad;
}

/** Whether the page stands in the dark theme, by choice or as the device has it. */
function useIsNight(): boolean {
  const { theme } = useSettings();
  const isDark = useSyncExternalStore(subscribeToScheme, prefersDark, () => false);
  return theme === "system" ? isDark : theme === "theme-dark";
}

const DARK_SCHEME = "(prefers-color-scheme: dark)";

function prefersDark(): boolean {
  return matchMedia(DARK_SCHEME).matches;
}

function subscribeToScheme(changed: () => void): () => void {
  const query = matchMedia(DARK_SCHEME);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
