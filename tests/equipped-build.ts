/** Settings of the second build of the browser tests: a site with a chat and an account that clients pay to. */
export const EQUIPPED = {
  BUILD_DIR: 'equipped.local',
  SITE_CONFIG: 'tests/e2e/equipped-site.config.ts',
} as const;
