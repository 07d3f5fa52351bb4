import { useId, useState } from "react";
import { LONGEST_PROFILE_NAME } from "#app/collection/file/file-form.ts";
import type { CollectionState, CollectionStore } from "#app/collection/store/collection-store.ts";
import { openCollectionStore } from "#app/collection/use-collection.ts";
import { EmptyBox } from "./empty-box.tsx";
import { orToast } from "./write-change.ts";

/** Several collections side by side, such as one for each account of the game. */
export function Profiles({ collection }: { collection: CollectionState }) {
  const { profiles, active, removed } = collection;
  const id = useId();
  const [name, setName] = useState("");
  const act = (work: (store: CollectionStore) => Promise<unknown>) =>
    void orToast(async () => work(await openCollectionStore()));
  const current = profiles.find((one) => one.id === active);
  const given = name.trim();
  return (
    <section aria-label="Profiles">
      {profiles.length < 2 ? null : (
        <div className="actions">
          <label className="label" htmlFor={id}>
            Profile
          </label>
          <select
            id={id}
            className="select w-auto max-w-full"
            value={active}
            onChange={({ currentTarget }) => act((store) => store.showProfile(currentTarget.value))}
          >
            {profiles.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <details>
        <summary>Add, rename or remove a profile</summary>
        <div className="actions">
          <input
            className="input w-auto max-w-full"
            aria-label="Name of a profile"
            placeholder="A name"
            maxLength={LONGEST_PROFILE_NAME}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <button
            type="button"
            className="btn"
            disabled={given === ""}
            onClick={() => {
              act((store) => store.addProfile(given));
              setName("");
            }}
          >
            Add
          </button>
          <button
            type="button"
            className="btn"
            disabled={given === ""}
            onClick={() => {
              act((store) => store.renameProfile(active, given));
              setName("");
            }}
          >
            Rename <bdi>{`“${current?.name ?? ""}”`}</bdi>
          </button>
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => act((store) => store.removeProfile(active))}
          >
            Remove <bdi>{`“${current?.name ?? ""}”`}</bdi>
          </button>
        </div>
        <EmptyBox key={active} name={current?.name ?? ""} />
        {removed.length > 0 ? (
          <ul className="lines">
            {removed.map((one) => (
              <li key={one.id} className="actions">
                <span>
                  <bdi>{one.name}</bdi>, removed
                </span>
                <button
                  type="button"
                  className="btn btn-quiet"
                  onClick={() => act((store) => store.restoreProfile(one.id))}
                >
                  Bring <bdi>{`“${one.name}”`}</bdi> back
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </details>
    </section>
  );
}
