import { COOKIES_PAGE, STORED } from '#content/cookies.ts';
import { PAGE_META } from '#content/pages.ts';
import { storedItems } from '#domain/consent/stored-items.ts';
import { site } from '#domain/content/site.ts';
import { formatDate } from '#domain/kernel/format.ts';
import { Hero } from '../design/hero.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { pageTexts } from '../pages/page-texts.ts';
import { Section } from '../pages/section.tsx';
import { onAnotherPage } from '../shell/revalidation.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { breadcrumbData } from '../shell/structured-data.ts';
import type { Route } from './+types/cookies.route.ts';
import { consentNotice } from './consent-notice.ts';
import { CookieCategories } from './cookie-categories.tsx';
import { DataDeletion } from './data-deletion.tsx';
import { StoredTable } from './stored-table.tsx';

export const loader = () => {
  const { chat, legal, operator, dpa } = site;
  const version = legal.version;
  const effectiveFrom = formatDate(new Date(legal.effectiveFrom));
  const texts = pageTexts(
    { page: COOKIES_PAGE, stored: STORED },
    {
      provider: chat?.provider,
      email: operator.email,
      authority: dpa.name,
      effectiveFrom,
      version,
    },
  );
  return {
    title: PAGE_META.cookies.title,
    version,
    effectiveFrom,
    page: texts.page,
    notice: consentNotice(),
    privacyUrl: chat?.privacyUrl ?? null,
    items: storedItems(site, texts.stored, texts.page.stored.lifetimes),
  };
};

export const shouldRevalidate = onAnotherPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...PAGE_META.cookies,
    path: '/cookies',
    structuredData: [
      breadcrumbData(publicOrigin(matches), [
        { name: 'Domov', path: '/' },
        { name: PAGE_META.cookies.title, path: '/cookies' },
      ]),
    ],
  });

export default function CookiesPage({ loaderData }: Route.ComponentProps) {
  const { title, version, effectiveFrom, page, items, notice, privacyUrl } = loaderData;
  const { settings, stored, deletion, explained } = page;
  const [chat] = page.chat;
  const categories = {
    necessary: settings.categories.necessary.name,
    functional: settings.categories.functional.name,
    chat: chat?.name ?? '',
  };
  const parts = chat ? [chat.withdrawal, ...explained.parts] : explained.parts;
  return (
    <>
      <Hero
        above={<Breadcrumbs trail={[{ name: 'Domov', path: '/' }]} current={title} />}
        title={title}
        lead={page.lead}
        stamp={[
          { label: 'Výkres', value: 'Úložisko' },
          { label: 'Verzia', value: version },
          { label: 'Účinné od', value: effectiveFrom },
        ]}
      />
      <Section number={1} mark={settings.mark} title={settings.title} split>
        <CookieCategories page={page} notice={notice} privacyUrl={privacyUrl} />
      </Section>
      <Section number={2} mark={stored.mark} title={stored.title}>
        <StoredTable items={items} columns={stored.columns} categories={categories} caption={stored.title} />
      </Section>
      <Section number={3} mark={deletion.mark} title={deletion.title} split>
        <DataDeletion texts={deletion} items={items} notice={notice} />
      </Section>
      <Section number={4} mark={explained.mark} title={explained.title} split>
        <div className="grid max-w-text gap-8 text-ink-2">
          {parts.map((part) => (
            <div key={part.title}>
              <h3 className="mb-2 text-base leading-tight text-ink">{part.title}</h3>
              <p>{part.text}</p>
            </div>
          ))}
          <p className="text-small">{page.version}</p>
        </div>
      </Section>
    </>
  );
}
