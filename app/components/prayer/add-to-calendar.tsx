import { calendarEventPath } from "#app/presenters/record-paths.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Takes a prayer or a character's release into the visitor's own calendar. */
export function AddToCalendar({
  kind,
  id,
  name,
  isIcon = false,
}: {
  kind: Parameters<typeof calendarEventPath>[0];
  id: string;
  name: string;
  /** Whether the sign alone is shown, where room is scarce. */
  isIcon?: boolean;
}) {
  return (
    <a
      className={
        isIcon
          ? "inline-flex size-11 items-center justify-center text-ink-2 hover:text-seal print:hidden"
          : "link inline-flex min-h-11 items-center gap-1.5 print:hidden"
      }
      href={calendarEventPath(kind, id)}
      download
      title={isIcon ? "Add to calendar" : undefined}
    >
      <Icon name="calendar" />
      <span className={isIcon ? "vh" : undefined}>Add to calendar</span>
      <span className="vh">: {name}</span>
    </a>
  );
}
