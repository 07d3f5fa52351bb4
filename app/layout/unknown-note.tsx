import { Icon } from "#app/ui/icon.tsx";

/** What the site's data do not tell, where a page would else be empty without a reason. */
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
