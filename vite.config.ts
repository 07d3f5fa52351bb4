import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      build: {
        // The HTTP server is part of the bundle, so that it and the loaders share one dataset.
        rolldownOptions: { input: "./app/server/entry.ts" },
      },
    },
  },
});
