import { Combobox } from "@base-ui/react/combobox";
import { useRef, useState } from "react";
import type { ChipInputProps } from "./chip-input.tsx";
import { type ChipOption, suggestedOptions } from "./chip-match.ts";
import { Icon } from "./icon.tsx";

/** More than one looks through at a glance; typing finds the others. */
const MOST_SUGGESTIONS = 40;

/** The chip input as it works with scripts, on the combobox of Base UI; loaded when first needed. */
export function ChipCombobox({
  id,
  label,
  options,
  value,
  onChange,
  placeholder,
  typed: typedBefore,
}: Omit<ChipInputProps, "name"> & {
  id: string;
  /** What stood in the plain field, which this one takes over with its focus; null without. */
  typed: string | null;
}) {
  const [typed, setTyped] = useState(typedBefore ?? "");
  const [highlighted, setHighlighted] = useState<Highlighted>();
  const group = useRef<HTMLDivElement>(null);
  const chosen = value.map((each) => options.find((option) => option.id === each) ?? unnamed(each));
  const suggested = suggestedOptions(options, typed, value).slice(0, MOST_SUGGESTIONS);
  const choose = (next: readonly ChipOption[]) => {
    onChange(next.map((option) => option.id));
    setTyped("");
  };

  return (
    <Combobox.Root
      multiple
      autoHighlight
      // What was typed into the plain field has its suggestions as if it were typed here.
      defaultOpen={Boolean(typedBefore)}
      items={suggested}
      filter={null}
      value={chosen}
      onValueChange={choose}
      inputValue={typed}
      onInputValueChange={setTyped}
      onItemHighlighted={(option: ChipOption | undefined, { reason }) =>
        setHighlighted(option && { option, byPointer: reason === "pointer" })
      }
      itemToStringLabel={(option: ChipOption) => option.label}
      isItemEqualToValue={(option: ChipOption, other: ChipOption) => option.id === other.id}
    >
      <Combobox.InputGroup ref={group} className="chip-input">
        <Combobox.Chips
          className="chips"
          aria-label={chosen.length > 0 ? `${label}, chosen` : undefined}
        >
          {chosen.map((option) => (
            <Combobox.Chip key={option.id} className="chip on" aria-label={option.label}>
              {option.label}
              <Combobox.ChipRemove className="x" aria-label={`Remove ${option.label}`}>
                <Icon name="close" size="s" />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            id={id}
            // The label outside is hidden from assistive technology while the suggestions are open.
            aria-label={label}
            // Takes the place of the plain field in which the visitor already stands.
            autoFocus={typedBefore !== null}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            onKeyDown={(event) => {
              if (event.key === "Escape" && event.currentTarget.ariaExpanded !== "true") {
                // Base UI would drop all chips; here Escape closes what the field stands in.
                event.preventBaseUIHandler();
              } else if (isAddingKey(event)) {
                const meant = optionMeant(typed, suggested, highlighted);
                if (!meant && (event.key === "Tab" || (event.key === "Enter" && !typed.trim()))) {
                  return;
                }
                event.preventDefault();
                event.preventBaseUIHandler();
                if (meant) choose([...chosen, meant]);
              }
            }}
          />
        </Combobox.Chips>
      </Combobox.InputGroup>
      <Suggestions anchor={group} />
    </Combobox.Root>
  );
}

function Suggestions({ anchor }: { anchor: React.RefObject<HTMLDivElement | null> }) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <>
      {/* Stays beside the field: inside a modal dialog nothing outside can be reached. */}
      <div ref={container} />
      <Combobox.Portal container={container}>
        <Combobox.Positioner
          className="listbox-place"
          anchor={anchor}
          align="start"
          sideOffset={4}
          positionMethod="fixed"
        >
          <Combobox.Popup className="listbox">
            <Combobox.Empty>
              <p className="listbox-none">Nothing found</p>
            </Combobox.Empty>
            <Combobox.List>
              {(option: ChipOption) => (
                <Combobox.Item key={option.id} value={option}>
                  {option.label}
                  {option.labelJp ? <span lang="ja">{option.labelJp}</span> : null}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </>
  );
}

// Specification 1 §5; "." is therefore never part of what is typed. On some keyboards it needs Shift,
// which makes a Tab go back.
function isAddingKey({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean {
  return key === "." || key === "Enter" || (key === "Tab" && !shiftKey);
}

interface Highlighted {
  readonly option: ChipOption;
  /** Whether a pointer rests there; else the keyboard led there. */
  readonly byPointer: boolean;
}

/** What a key adds: the suggestion at which one is, the first by typing alone, or none. */
function optionMeant(
  typed: string,
  suggested: readonly ChipOption[],
  highlighted: Highlighted | undefined,
): ChipOption | undefined {
  if (typed.trim() !== "") return highlighted?.option ?? suggested[0];
  return highlighted?.byPointer === false ? highlighted.option : undefined;
}

/** What the list of options does not hold, or not yet. */
function unnamed(id: string): ChipOption {
  return { id, label: id };
}
