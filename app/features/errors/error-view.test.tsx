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
  [404, "Page Not Found", "Error Page Not Found"],
  [500, "Internal Server Error", "Ayaya? You got an error!"],
  [503, "Internal Server Error", "Ayaya? You got an error!"],
  [418, "Internal Server Error", "Ayaya? You got an error!"],
])("an error %d is called %s and says: %s", (status, name, title) => {
  const html = render(status);
  expect(html).toContain(`>${name}</p>`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(`<title>${title} – LostWord Almanac</title>`);
});

test("a detail stands in place of the general text", () => {
  expect(render(404, "Page not found: /charcters")).toMatch(
    /<p[^>]*>Page not found: \/charcters<\/p>/,
  );
});

test("every error leads home", () => {
  expect(render(500)).toMatch(/<a class="btn btn-primary" href="\/"[^>]*>Go to home page &gt;&gt;/);
});
