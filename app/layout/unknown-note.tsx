import { Icon } from "#app/ui/icon.tsx";

/** Says what the site's data lack, where a page would otherwise be empty without a reason. */
export function UnknownNote({ children }: { children: string }) {
  return (
    <p className="sample">
      <Icon name="info" />
      <span>
        <b>Not known</b>: {children}
      </span>
    </p>
  );
}
