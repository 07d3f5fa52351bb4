import { Link } from "react-router";
import { RequestReference } from "#app/request/request-reference.tsx";
import { Layout } from "#app/shell/layout.tsx";
import { PageHead } from "#app/shell/page-head.tsx";

const TEXTS: Record<number, { title: string; text: string }> = {
  404: { title: "Error Page Not Found", text: "There is no page at this address." },
  503: {
    title: "Ayaya? You got an error!",
    text: "The site has no data to show at the moment. Please try again in a minute.",
  },
};

const OTHER = {
  title: "Ayaya? You got an error!",
  text: "The server could not make this page. Please try again in a minute.",
};

/** The error view of the whole site: one text for each status (specification 1 §8). */
export function ErrorView({ status, detail }: { status: number; detail: string | null }) {
  const { title, text } = TEXTS[status] ?? OTHER;
  return (
    <Layout sky="sumi">
      <title>{`${title} – LostWord Almanac`}</title>
      <meta name="robots" content="noindex" />
      <PageHead
        eyebrow={status === 404 ? "Page Not Found" : "Internal Server Error"}
        title={title}
        slip={{ title: "道に迷う", stamp: "迷" }}
      />
      <div className="oops">
        <p className="code" aria-hidden="true">
          {status}
        </p>
        <p>{detail ?? text}</p>
        {status >= 500 ? <RequestReference /> : null}
        <p>
          <Link className="btn btn-primary" to="/">
            Go to home page &gt;&gt;
          </Link>
        </p>
      </div>
    </Layout>
  );
}
