import { Link } from "react-router";
import type { PrayerLink } from "#app/presenters/prayer-path.ts";

/** The picture of a prayer, 16:9; its ground stays where there is none. */
export function PrayerPicture({ image, eager = false }: { image: string | null; eager?: boolean }) {
  if (image === null) return null;
  return (
    <img
      src={`/images/${image}`}
      width={480}
      height={270}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      alt=""
    />
  );
}

/** The picture as a second way to the prayer's page, for those who point; its name is the first. */
export function PrayerPictureLink({ image, link }: { image: string | null; link: PrayerLink }) {
  return (
    <Link className="wide" {...link} tabIndex={-1} aria-hidden="true">
      <PrayerPicture image={image} />
    </Link>
  );
}
