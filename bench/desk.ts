/** Measures the operator's desk (desk-measure.ts); mails are drawn in TSX, which only Vite reads. */
import { runnerImport } from 'vite';

await runnerImport('/bench/desk-measure.ts', { configFile: false });
