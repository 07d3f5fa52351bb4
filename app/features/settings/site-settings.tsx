import { type ReactNode, useId } from "react";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { ElementSymbol } from "#app/settings/element-symbol.tsx";
import { PersonName } from "#app/settings/person-name.tsx";
import type { Settings, SwitchName } from "#app/settings/settings.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { resetSettings, setSetting } from "#app/settings/visitor-settings.ts";
import { Segments, Switch } from "#app/ui/choices.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CollectionRow } from "./collection-row.tsx";
import { ScrollBatchField } from "./scroll-batch-field.tsx";

/** Every setting of the site; changes are kept at once. The page and the modal show the same. */
export function SiteSettings() {
  return (
    <>
      <p className="hidden noscript:block">
        Settings are kept and applied by scripts, which are turned off here.
      </p>
      <div className="@container">
        <div className="grid gap-x-16 @min-[56rem]:grid-cols-2">
          <Toggle name="jpContent" title="JP-only content">
            Shows what the global version does not have yet: characters, cards, floors, updates.
            These are spoilers.
          </Toggle>
          <Toggle
            name="useUtc"
            title="UTC time"
            example={<DateText at={EXAMPLE_MOMENT} format="prayer" />}
          >
            Shows every time in UTC instead of your zone.
          </Toggle>
          <Toggle
            name="useTranslit"
            title="Transliteration"
            example={<PersonName name={{ en: "Youmu Konpaku", translit: "Konpaku Yōmu" }} />}
          >
            Writes names as the Japanese is read, family name first.
          </Toggle>
          <ElementToggle />
          <Toggle
            name="useTraditionalName"
            title="Traditional name order"
            example={<PersonName name={{ en: "Reimu Hakurei" }} />}
          >
            Puts the family name first where both names are known.
          </Toggle>
          <ScrollBatchField />
          <ThemeChoice />
          <CollectionRow />
        </div>
      </div>
      <p className="mt-6">
        <button type="button" className="btn btn-quiet -ms-3" onClick={resetSettings}>
          <Icon name="reset" />
          Reset to defaults
        </button>
      </p>
    </>
  );
}

/** An evening at the end of a prayer, whose date differs between many zones. */
const EXAMPLE_MOMENT = Date.UTC(2026, 10, 28, 21, 59);

function Toggle({
  name,
  title,
  example,
  children,
}: {
  name: SwitchName;
  title: string;
  example?: ReactNode;
  children: ReactNode;
}) {
  const settings = useSettings();
  return (
    <SwitchSetting
      title={title}
      example={example}
      isOn={settings[name]}
      onChange={(isOn) => setSetting(name, isOn)}
    >
      {children}
    </SwitchSetting>
  );
}

function ElementToggle() {
  const { elementLang } = useSettings();
  return (
    <SwitchSetting
      title="Japanese element symbols"
      isOn={elementLang === "jp"}
      onChange={(isOn) => setSetting("elementLang", isOn ? "jp" : "en")}
      example={ELEMENTS.map(({ id }) => <ElementSymbol key={id} element={id} />)}
    >
      Shows elements as 日 月 火 水, like the game.
    </SwitchSetting>
  );
}

function SwitchSetting({
  title,
  example,
  isOn,
  onChange,
  children,
}: {
  title: string;
  example?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch is a native input.
    <label className="setting">
      <strong className="font-title text-lead/snug font-semibold">{title}</strong>
      <span className="col-1 text-ink-2 text-dense leading-[1.5]">
        {children}
        {example ? (
          <span className="flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-ink [&_.i]:size-6">
            {example}
          </span>
        ) : null}
      </span>
      <Switch
        aria-label={title}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

const THEMES: readonly { id: Settings["theme"]; label: string }[] = [
  { id: "system", label: "System" },
  { id: "theme-light", label: "Light" },
  { id: "theme-dark", label: "Dark" },
];

/** Light, dark, or as the device is set. */
function ThemeChoice() {
  const { theme } = useSettings();
  const name = useId();
  return (
    <div className="setting">
      <strong className="font-title text-lead/snug font-semibold" aria-hidden="true">
        Theme
      </strong>
      <span className="col-1 text-ink-2 text-dense leading-[1.5]">
        Follows your device until you choose.
      </span>
      <Segments
        label="Theme"
        name={name}
        options={THEMES}
        value={theme}
        onChange={(id) => setSetting("theme", id)}
      />
    </div>
  );
}
