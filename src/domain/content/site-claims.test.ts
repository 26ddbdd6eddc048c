import { expect, test } from 'vitest';
import { PAGE_META } from '#content/pages.ts';
import { AFTER_LAUNCH, CRITICAL_RESPONSE } from '#content/prd/maintenance.ts';
import { SERVICE_CONTENT } from '#content/services.ts';
import { contentWithClaims, withClaims } from './claims.ts';
import { site } from './site.ts';
import { siteClaims } from './site-claims.ts';

const withHours = { ...site, support: { ...site.support, hours: 'v pracovných dňoch 8:00 – 16:00' } };

test('four hours are printed only together with paid maintenance and support hours', () => {
  const { benefits, faqs, seo } = contentWithClaims(SERVICE_CONTENT['udrzba-podpora'], siteClaims(withHours));
  const said = JSON.stringify([benefits, faqs]);
  expect(said).toContain(
    'Pri platenej údržbe sa kritickej poruche začnem venovať do 4 hodín v čase podpory (v pracovných dňoch 8:00 – 16:00).',
  );
  expect(JSON.stringify(seo)).not.toContain('4 hodín');
  expect(withClaims(CRITICAL_RESPONSE, siteClaims(withHours))).toMatch(
    /platen.*do 4 hodín.*v pracovných dňoch/,
  );
});

test('nothing promises four hours while there are no support hours', () => {
  const claims = siteClaims({ ...site, support: { ...site.support, hours: null } });
  const said = JSON.stringify([contentWithClaims(SERVICE_CONTENT['udrzba-podpora'], claims), PAGE_META]);
  expect(said).not.toMatch(/4 hod/);
  expect(withClaims(CRITICAL_RESPONSE, claims)).toBeNull();
  expect(withClaims(AFTER_LAUNCH, claims)).not.toBeNull();
});
