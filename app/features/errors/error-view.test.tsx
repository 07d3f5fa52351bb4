import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ErrorView } from "./error-view.tsx";

const render = (status: number, detail: string | null = null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ErrorView status={status} detail={detail} />
    </MemoryRouter>,
  );

test.each([
  [500, "Internal Server Error", "Ayaya? You got an error!"],
  [503, "Internal Server Error", "Ayaya? You got an error!"],
  [418, "Internal Server Error", "Ayaya? You got an error!"],
])("an error %d is called %s and says: %s", (status, name, title) => {
  const html = render(status);
  expect(html).toContain(`>${name}</p>`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(`<title>${title} – LostWord Almanac</title>`);
});

test("a missing page is called so in its heading, and after it comes what to do", () => {
  const html = render(404, "There is no such character.");
  expect(html).toContain("<title>Error Page Not Found – LostWord Almanac</title>");
  const body = html.slice(html.indexOf("<h1>"));
  expect(body).toMatch(/^<h1>Error Page Not Found<\/h1>.*Search for it, or choose a section\./s);
  expect(html.match(/>[^<]*page not found[^<]*<\/(?!title)/gi)).toHaveLength(1);
});

test("a detail stands in place of the general text", () => {
  expect(render(404, "Page not found: /charcters")).toMatch(
    /<p[^>]*>Page not found: \/charcters<\/p>/,
  );
});

test("every error leads home", () => {
  expect(render(500)).toMatch(/<a class="btn btn-primary" href="\/"[^>]*>Go to home page &gt;&gt;/);
});
