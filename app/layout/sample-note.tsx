import { Icon } from "#app/ui/icon.tsx";

/** The mark beside values that are sample data, with what that means. */
export function SampleNote({ children }: { children: string }) {
  return (
    <p className="sample">
      <Icon name="info" />
      <span>
        <b>Sample data</b>: {children}
      </span>
    </p>
  );
}
