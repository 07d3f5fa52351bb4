import type { Plugin } from "vite";

/**
 * The router answers a route's chunk that cannot be loaded by reloading the page being left, again
 * at each try. In the build it says so by Vite's event instead, as all other chunks do, and
 * chunk-errors.ts decides. Stops the build when the router's code is no longer what it was.
 */
export function chunkErrorPlugin(): Plugin {
  return {
    name: "almanac-chunk-error",
    apply: "build",
    transform: {
      filter: { id: /react-router[\\/].*[\\/]routeModules\.js$/ },
      handler(code) {
        if (!code.includes(RELOADING)) {
          this.error("The router no longer reloads the page where it did: look at chunk errors.");
        }
        return { code: code.replace(RELOADING, TELLING), map: null };
      },
    },
  };
}

const RELOADING = `window.location.reload();
		return new Promise(() => {});`;

const TELLING = `const event = new Event("vite:preloadError", { cancelable: true });
		event.payload = error;
		event.ofRoute = true;
		window.dispatchEvent(event);
		if (event.defaultPrevented) return new Promise(() => {});
		throw error;`;
