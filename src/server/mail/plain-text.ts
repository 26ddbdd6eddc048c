import { WAY_OUT } from '#content/mail-choices.ts';
import type { LabelledText } from '#domain/legal/operator.ts';
import type { MailBlock, MailDocument } from './document.ts';
import type { WayOut } from './mail.ts';

/** The mail for programs that show no HTML; says the same. */
export function renderText(document: MailDocument, wayOut: WayOut | null = null): string {
  const { heading, blocks, signature, identification } = document;
  const parts = [
    heading,
    ...blocks.map(blockText),
    ...(signature ? [`${signature.regards}\n${signature.name}`] : []),
    ...(wayOut
      ? [`${WAY_OUT.question.replace('{kind}', () => wayOut.kind)} ${WAY_OUT.action}: ${wayOut.href}`]
      : []),
    // "-- " is the line that mail programs recognise as the start of a signature.
    [
      '-- ',
      identification.name,
      ...identification.rows.map(row),
      ...(identification.vat === null ? [] : [identification.vat]),
    ].join('\n'),
  ];
  return `${parts.join('\n\n').replaceAll('\u00A0', ' ')}\n`;
}

const row = ({ label, value }: LabelledText): string => `${label}: ${value}`;

const titled = (heading: string, lines: readonly string[]): string => [heading, ...lines].join('\n');

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'quoted':
      return titled(block.heading, [
        ...block.paragraphs.map((line) => `> ${line}`),
        ...(block.attached === '' ? [] : ['', block.attached]),
      ]);
    case 'steps':
      return titled(
        block.heading,
        block.items.map((item, index) => `${index + 1}. ${item}`),
      );
    case 'rows':
      return titled(block.heading, block.rows.map(row));
    case 'amounts':
      return titled(block.heading, [...block.rows, block.total].map(row));
    case 'dimension':
      return `${block.label}: ${block.words}`;
    case 'pictures':
      return titled(block.heading, [block.words]);
    case 'notes':
      return block.items.join('\n');
    case 'action':
      return `${block.label}: ${block.shown ?? block.href}`;
  }
}
