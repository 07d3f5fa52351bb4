import type { ComponentProps } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** What a form of the search holds: the field with the text that it begins with, and its button. */
export function SearchField({
  text,
  placeholder,
}: { text: string } & Pick<ComponentProps<"input">, "placeholder">) {
  return (
    <>
      <label className="vh" htmlFor="find-text">
        Search the site
      </label>
      <div className="search flex-1 min-w-0">
        <Icon name="search" />
        <input
          key={text}
          className="input"
          id="find-text"
          type="search"
          name="q"
          defaultValue={text}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
        />
      </div>
      <button className="btn" type="submit">
        Search
      </button>
    </>
  );
}
