import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { calledAtOnce, joined } from "./joined.js";
import { packed } from "./packed.js";
import { spoken } from "./spoken.js";
import { typefaces } from "./typefaces.js";

const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), spoken(), typefaces(), packed()],
  build: {
    outDir: "dist",
    assetsDir: "assets",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: joined(), postBanner: calledAtOnce } },
  },
  // What one file of tests has loaded the next need not load again.
  test: { isolate: false, unstubGlobals: true },
  server: { proxy: { "/api": server, "/notices": server, "/ws": { target: server, ws: true } } },
});
