import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { site } from '#domain/content/site.ts';
import { issueQuote } from '#domain/quote/issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { priceQuote } from '#domain/quote/quote.ts';
import type { QuoteSelection } from '#domain/quote/selection.ts';
import { filledSite } from '../../../tests/factories/quote-document.ts';
import { quoteSelection } from '../../../tests/factories/selection.ts';
import { wizardRequest } from '../../../tests/factories/stored-requests.ts';
import type { MailDocument } from '../mail/document.ts';
import { renderHtml } from '../mail/html.tsx';
import { renderText } from '../mail/plain-text.ts';
import type { WizardRequest } from './data.ts';
import { clientMail, operatorMail, type RequestMailInput } from './emails.ts';

const selection = quoteSelection({ timeline: 'asap' });

const makeRequest = (changes: Partial<WizardRequest> = {}): WizardRequest =>
  wizardRequest({ quoteId: randomUUID(), ...changes }, selection);

const quoteOf = (changes: Partial<QuoteSelection> = {}) => ({
  quote: issueQuote(priceQuote({ ...selection, ...changes }, SPECIFICATION_PRICE_BOOK)),
  number: 'RO-2026-000042',
});

const input = (changes: Partial<RequestMailInput> = {}) => ({
  request: makeRequest(),
  quote: quoteOf(),
  site: filledSite(),
  attached: true,
  publicUrl: 'https://webdielna.example',
  repriced: false,
  clientMailed: true,
  ...changes,
});

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const textOf = ({ document }: { document: MailDocument }) => renderText(document);

/** What a reader sees of the HTML, in plain spaces. */
const seenIn = (html: string): string =>
  plain(
    html
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );

describe('the client’s mail', () => {
  test('has the number in its subject and says what follows', () => {
    const mail = clientMail(input());
    expect(mail.subject).toBe('Váš dopyt #0042 bol prijatý');
    expect(textOf(mail)).toContain(
      'Čo bude nasledovať\n1. Prečítam si vaše zadanie.\n2. Ozvem sa vám do 24 hodín v pracovných dňoch.\n3. Dohodneme si',
    );
  });

  test('promises no time that is not claimed', () => {
    const mail = clientMail(input({ site: { ...filledSite(), claims: {} } }));
    expect(textOf(mail)).toContain('2. Ozvem sa vám.');
  });

  test('speaks of an attachment only when there is one', () => {
    expect(textOf(clientMail(input()))).toContain('v prílohe');
    expect(textOf(clientMail({ ...input(), attached: false }))).not.toContain('príloh');
  });

  test('holds nothing that was typed but the digits of the phone', () => {
    const mail = clientMail(input());
    const text = textOf(mail) + renderHtml(mail.document);
    expect(text).not.toMatch(/Ďuričkov|klient@vzor|Vzor, s|galéri/);
    expect(textOf(mail)).toContain('Telefón: +421 905 000 000');
    expect(renderHtml(mail.document)).not.toContain('tel:');
  });

  test('repeats a number that nobody can have, and no words that stand in its place', () => {
    const mailOf = (phoneDisplay: string) =>
      textOf(clientMail(input({ request: makeRequest({ phoneE164: '', phoneDisplay }) })));
    expect(mailOf('123456789')).toContain('Telefón: 123456789');
    expect(mailOf('Zavolajte mi zajtra')).not.toContain('Zavolajte');
  });

  test('says when the price is a new one', () => {
    const sentence = 'Cena je vypočítaná nanovo';
    expect(textOf(clientMail(input({ repriced: true })))).toContain(sentence);
    expect(textOf(clientMail(input()))).not.toContain(sentence);
  });

  test('says from when maintenance is paid, where free months of a new website come first', () => {
    const request = makeRequest({ service: 'udrzba-podpora' });
    const said = (hasWebsite: boolean) =>
      textOf(
        clientMail(
          input({ request, quote: quoteOf({ service: 'udrzba-podpora', hasWebsite, features: [] }) }),
        ),
      ).includes('mesačná cena sa platí až potom');
    expect([said(false), said(true)]).toEqual([true, false]);
  });

  test('says that the price is no offer, and what does not fit it', () => {
    const text = textOf(clientMail(input({ quote: quoteOf({ budget: '500-1500' }) })));
    expect(text).toContain('Cena je orientačná. Presnú sumu určí zmluva po upresnení zadania.');
    expect(text).toContain('Zmluvou je aj prijatá cenová ponuka.');
    expect(text).toContain('Orientačná cena je najmenej o 758 € nad predpokladanou sumou (500 – 1 500 €)');
    expect(text).toContain('Želaný termín: 1-2 týždne (urýchlene).');
    expect(text).toContain('Odhad zatiaľ počíta s príplatkom 15 %.');
  });

  test('without a price says nothing of one', () => {
    const request = wizardRequest({}, { ...selection, trade: null });
    const text = textOf(clientMail(input({ request, quote: null })));
    expect(text).not.toContain('Presnú sumu');
    expect(text).not.toContain('DPH');
  });

  test('shows the price under the greeting and leads to the quote', () => {
    const request = makeRequest();
    const text = textOf(clientMail(input({ request })));
    expect(text).toMatch(/Číslo dopytu je #0042\.\n\nOrientačná cena: 2 258 – 3 055 €, 3 – 6 týždňov/);
    expect(text).toContain(
      `Otvoriť rozpočet (PDF): https://webdielna.example/api/quote-pdf?id=${request.quoteId}`,
    );
  });

  test('without a trade names no price', () => {
    const request = wizardRequest({}, { ...selection, trade: null });
    const text = textOf(clientMail(input({ request, quote: null })));
    expect(text).toContain('Remeslo: Neurčené');
    expect(text).not.toContain('cena');
  });

  test('of a payer shows the price without and with VAT', () => {
    const text = textOf(clientMail(input({ site: filledSite({ status: 'payer', ratePercent: 23 }) })));
    expect(text).toMatch(/Orientačná cena: 2 258 – 3 055 € bez DPH, s DPH: 2 777 – 3 758 €/);
  });

  test('about a service paid by the month shows that price first', () => {
    const request = makeRequest({ service: 'udrzba-podpora' });
    const text = textOf(clientMail(input({ request, quote: quoteOf({ service: 'udrzba-podpora' }) })));
    expect(text).toContain(
      'Cena služby: 50 – 300 € mesačne\n\nCena webovej časti: 2 258 – 3 055 € jednorazovo, 3 – 6 týždňov\n',
    );
    expect(text).toMatch(/Cena služby: 50 – 300 € mesačne\nCena webovej časti: 2 258 – 3 055 €/);
  });
});

describe('the operator’s mail', () => {
  test('says the calculated sum without and with VAT, of a payer alone', () => {
    const payer = filledSite({ status: 'payer', ratePercent: 23 });
    expect(textOf(operatorMail(input({ site: payer })))).toMatch(
      /\nOdhad spolu bez DPH: 2 656,50 €, s DPH: 3 267,50 €\n/,
    );
    expect(textOf(operatorMail(input()))).toMatch(/\nOdhad spolu: 2 656,50 €\n/);
  });

  test('has number and service in its subject, the price lines, and a number to tap', () => {
    const mail = operatorMail(input());
    expect(mail.subject).toBe('Nový dopyt #0042: Tvorba webu');
    expect(textOf(mail)).toContain('Obsah pre elektrikára (oprávnenia a revízie): 150,00 €');
    expect(textOf(mail)).toContain('Odhad spolu: 2 656,50 €');
    expect(textOf(mail)).toContain('preto treba termín najprv overiť.');
    expect(renderHtml(mail.document)).toContain('href="tel:+421905000000"');
    // On a phone the button has two lines; the number is on one of them.
    expect(renderHtml(mail.document)).toMatch(/<span style="white-space:nowrap">\+421[^<]*<\/span>/);
  });

  test('says when the client got no confirmation, and when the price is a new one', () => {
    const sentences = ['Potvrdenie klientovi neodišlo', 'Cena je vypočítaná nanovo'];
    const told = textOf(operatorMail({ ...input({ repriced: true }), clientMailed: false }));
    expect(sentences.filter((sentence) => told.includes(sentence))).toEqual(sentences);
    const usual = textOf(operatorMail(input()));
    expect(sentences.filter((sentence) => usual.includes(sentence))).toEqual([]);
  });

  test('without a phone number has nothing to tap', () => {
    const request = makeRequest({ phoneE164: '', phoneDisplay: '' });
    const html = renderHtml(operatorMail(input({ request })).document);
    expect(html).not.toContain('tel:');
    expect(html).not.toContain('Zavolať');
  });

  test('of a number that nobody can have repeats the text, and dials nothing', () => {
    const request = makeRequest({ phoneE164: '', phoneDisplay: '**21*0905000000#' });
    const mail = operatorMail(input({ request }));
    expect(textOf(mail)).toContain('Telefón: **21*0905000000#');
    expect(renderHtml(mail.document)).not.toContain('tel:');
  });
});

describe.each([
  ['client', clientMail],
  ['operator', operatorMail],
])('the mail to the %s', (_, make) => {
  test('says the same in HTML and in plain text', () => {
    const { document } = make(input());
    const seen = seenIn(renderHtml(document)).replace(/\s+/g, '');
    const lines = renderText(document)
      .split('\n')
      .map((line) => line.replace(/^(?:-- |> |\d\. )/, ''))
      // HTML hides the address behind the button, and draws the range as two numbers.
      .map((line) =>
        line.replace(
          /^(Otvoriť rozpočet \(PDF\)|Sledovať dopyt v účte): .*|^(Orientačná cena): .*,.*/,
          '$1$2',
        ),
      );
    // A label and its value stand in two cells, without the colon between them.
    const missing = lines.filter(
      (line) =>
        ![line, line.replace(/: (?!.*: )/, ' '), line.replace(': ', ' ')].some((form) =>
          seen.includes(form.replace(/\s+/g, '')),
        ),
    );
    expect(missing).toEqual([]);
    for (const { min, max, under } of document.blocks.filter((block) => block.kind === 'dimension')) {
      expect(seen).toContain([min, max, under].join('').replace(/\s+/g, ''));
    }
    expect(lines.length).toBeGreaterThan(20);
  });

  test('shows text from outside literally, and never in the subject', () => {
    const nasty = '</td><script>alert(1)</script><a href="javascript:alert(1)">x</a>';
    const request = makeRequest({ name: nasty, company: nasty, description: nasty });
    const { subject, document } = make(input({ request }));
    const html = renderHtml(document);
    expect(html).not.toMatch(/<script|href="javascript/i);
    expect(subject).not.toContain('script');
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(
      hrefs.filter(
        (href) =>
          !/^(?:tel:\+\d+|mailto:[\w.]+@[\w.]+|https:\/\/webdielna\.example\/(?:api\/quote-pdf\?id=[\da-f-]+|auth\?ucet=novy#email=klient%40vzor\.example))$/.test(
            href,
          ),
      ),
    ).toEqual([]);
  });

  test('identifies the operator', () => {
    const text = textOf(make(input()));
    expect(text).toContain('\n-- \nJán Vzorový – Webdielňa\n');
    expect(text).toContain('IČO: 12345679');
    expect(text).toContain('Dodávateľ nie je platiteľom DPH.');
  });

  test('works while the operator has filled in nothing', () => {
    expect(textOf(make(input({ site })))).toContain('-- \nWebdielňa');
  });

  test('is Slovak and loads nothing from anywhere', () => {
    const html = renderHtml(make(input()).document);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="sk">/);
    expect(html.replace(/href="https:[^"]*"/g, '')).not.toMatch(/https?:|src=|url\(|<link/);
  });
});
