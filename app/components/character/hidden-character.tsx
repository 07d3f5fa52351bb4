import { setSetting } from "#app/settings/use-settings.ts";

/** What a visitor without spoiler mode sees of a character who is not released. */
export function HiddenCharacter() {
  return (
    <div className="grid gap-5 max-w-read">
      <p>
        This character is not released in the global version. Records of such characters are shown
        with JP-only content on.
      </p>
      <p>
        <button type="button" className="btn" onClick={() => setSetting("jpContent", true)}>
          Turn on JP-only content
        </button>
      </p>
    </div>
  );
}
