import { CONTACT, CONTACT_FORM, CONTACT_PAGE, CONTACT_SENT } from '#content/contact.ts';
import { PAGE_META } from '#content/pages.ts';
import { topicName } from '#domain/requests/topic-names.ts';
import { TOPIC_IDS } from '#domain/requests/topics.ts';
import { Hero } from '../design/hero.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { pageTexts } from '../pages/page-texts.ts';
import { Section } from '../pages/section.tsx';
import { ContactSheet } from '../requests/contact-sheet.tsx';
import { operatorNotice } from '../shell/operator-notice.ts';
import { onAnotherPage } from '../shell/revalidation.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { breadcrumbData } from '../shell/structured-data.ts';
import type { Route } from './+types/contact.route.ts';
import { AnswerTimes } from './answer-times.tsx';
import { ContactWays } from './contact-ways.tsx';
import { OperatorSheet } from './operator-sheet.tsx';

export const loader = () => ({
  ...pageTexts({ contact: CONTACT, form: CONTACT_FORM, sent: CONTACT_SENT, page: CONTACT_PAGE }),
  topics: TOPIC_IDS.map((id) => ({ id, ...pageTexts({ name: topicName(id) }) })),
  operator: operatorNotice(),
});

export const shouldRevalidate = onAnotherPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...PAGE_META.contact,
    path: '/kontakt',
    pageType: 'ContactPage',
    structuredData: [
      breadcrumbData(publicOrigin(matches), [
        { name: 'Domov', path: '/' },
        { name: 'Kontakt', path: '/kontakt' },
      ]),
    ],
  });

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { contact, form, sent, page, topics, operator } = loaderData;
  const { answers } = page;
  return (
    <>
      <Hero
        above={<Breadcrumbs trail={[{ name: 'Domov', path: '/' }]} current="Kontakt" />}
        title={contact.title}
        beside={<ContactSheet texts={form} sent={sent} topics={topics} terms={page.terms} />}
        wide
      >
        <p className="max-w-note text-ink-2">{contact.text}</p>
        <ContactWays methods={contact.methods} online={page.online} prompt={contact.prompt} />
      </Hero>
      {answers.items.length > 0 && (
        <Section number={1} mark="Odpoveď" title={answers.title} split>
          <AnswerTimes items={answers.items} now={answers.now} />
        </Section>
      )}
      <Section number={answers.items.length > 0 ? 2 : 1} mark="Prevádzkovateľ" title={page.operator.title}>
        <OperatorSheet operator={operator} map={page.map} />
      </Section>
    </>
  );
}
