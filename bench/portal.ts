/** Measures the portal's home (portal-measure.ts); mails are drawn in TSX, which only Vite reads. */
import { runnerImport } from 'vite';

await runnerImport('/bench/portal-measure.ts', { configFile: false });
