import { Link } from "react-router";
import { Sign } from "./japanese/signs.tsx";

/** The product's seal and name. */
export function Brand() {
  return (
    <>
      <span className="stamp">
        <Sign sign="暦" />
      </span>
      LostWord Almanac
    </>
  );
}

export function BrandLink() {
  return (
    <Link className="brand" to="/">
      <Brand />
    </Link>
  );
}
