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
  const [highlighted, setHighlighted] = useState<ChipOption>();
  /** Whether arrows led to what is highlighted: the list also highlights its first by itself. */
  const isLed = useRef(false);
  const group = useRef<HTMLDivElement>(null);
  const chosen = value.map((each) => options.find((option) => option.id === each) ?? unnamed(each));
  const suggested = suggestedOptions(options, typed, value).slice(0, MOST_SUGGESTIONS);
  const choose = (next: readonly ChipOption[]) => {
    onChange(next.map((option) => option.id));
    setTyped("");
    isLed.current = false;
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
      onInputValueChange={(text) => {
        setTyped(text);
        isLed.current = false;
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) isLed.current = false;
      }}
      onItemHighlighted={(option: ChipOption | undefined, { reason }) => {
        setHighlighted(option);
        if (reason === "pointer") isLed.current = false;
      }}
      itemToStringLabel={(option: ChipOption) => option.label}
      isItemEqualToValue={(option: ChipOption, other: ChipOption) => option.id === other.id}
    >
      <Combobox.InputGroup ref={group} className="chip-input">
        <Combobox.Chips
          className="chips gap-1.25"
          aria-label={chosen.length > 0 ? `${label}, chosen` : undefined}
        >
          {chosen.map((option) => (
            <Combobox.Chip
              key={option.id}
              className="chip on min-h-8 cursor-default"
              aria-label={option.label}
            >
              <span>{option.label}</span>
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
              } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
                isLed.current = true;
              } else if (isAddingKey(event)) {
                const isTyped = typed.trim() !== "";
                const meant = isTyped
                  ? (highlighted ?? suggested[0])
                  : isLed.current && highlighted;
                if (!meant && (event.key === "Tab" || (event.key === "Enter" && !isTyped))) {
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
          className="z-(--z-pop)"
          anchor={anchor}
          align="start"
          sideOffset={4}
          positionMethod="fixed"
        >
          <Combobox.Popup className="listbox min-w-[min(24rem,var(--anchor-width))] w-max max-w-[min(24rem,var(--available-width))] max-h-[min(20rem,var(--available-height))]">
            <Combobox.Empty>
              <p className="p-3 text-ink-2 text-dense">Nothing found</p>
            </Combobox.Empty>
            <Combobox.List>
              {(option: ChipOption) => (
                <Combobox.Item key={option.id} value={option}>
                  <span>{option.label}</span>
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

/** What the list of options does not hold, or not yet. */
function unnamed(id: string): ChipOption {
  return { id, label: id };
}
