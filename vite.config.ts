import { existsSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// The process itself is the entry of the server build, so that server and pages are one module graph.
// Without it (`react-router dev` alone) React Router's own entry stands in.
const SERVER_ENTRY = './src/server/main.ts';

// Native modules and what looks for its own files beside itself: loaded by Node, never bundled.
const SERVER_EXTERNAL = ['@myriaddreamin/typst-ts-node-compiler', 'pg-native'];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Assets inlined as data: URLs would need looser rules in the content security policy.
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    ssr: {
      resolve: { external: SERVER_EXTERNAL },
      build: {
        target: 'node24',
        ...(existsSync(SERVER_ENTRY) && { rolldownOptions: { input: SERVER_ENTRY } }),
      },
    },
  },
});
