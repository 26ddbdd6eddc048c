import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WAY_OUT } from '#content/mail-choices.ts';
import { typeset, UNBROKEN } from '#domain/kernel/text.ts';
import type { LabelledText } from '#domain/legal/operator.ts';
import type { MailBlock, MailDocument, MailRow } from './document.ts';
import type { WayOut } from './mail.ts';

/** Light theme of the brand; mail programs know no variables and often no style sheets, so styles are inline. */
const COLOR = {
  paper: '#f7f5ef',
  sheet: '#fffdf8',
  ink: '#12263f',
  secondary: '#44566c',
  line: '#c9cfd6',
  signal: '#c8390a',
  onSignal: '#ffffff',
  link: '#1f5fa8',
} as const;
const SANS = "Archivo, 'Helvetica Neue', Arial, sans-serif";
const MONO = "'IBM Plex Mono', Menlo, Consolas, 'Courier New', monospace";

const STYLE = {
  page: { margin: 0, padding: 0, backgroundColor: COLOR.paper, color: COLOR.ink, fontFamily: SANS },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  frame: { padding: '24px 12px' },
  sheet: {
    width: '100%',
    maxWidth: 600,
    backgroundColor: COLOR.sheet,
    border: `1px solid ${COLOR.ink}`,
    textAlign: 'left',
  },
  brand: { padding: '20px 24px', borderBottom: `1px solid ${COLOR.ink}` },
  brandName: { margin: 0, fontSize: 18, fontWeight: 700 },
  tagline: { margin: '4px 0 0', fontFamily: MONO, fontSize: 12, color: COLOR.secondary },
  body: { padding: '24px 24px 8px', fontSize: 16, lineHeight: '1.6' },
  h1: { margin: '0 0 16px', fontSize: 24, lineHeight: '1.25', fontWeight: 700 },
  h2: { margin: '24px 0 8px', fontFamily: MONO, fontSize: 13, fontWeight: 500, color: COLOR.secondary },
  paragraph: { margin: '0 0 16px' },
  list: { margin: '0 0 16px', padding: '0 0 0 24px' },
  dimension: { width: '100%', borderCollapse: 'collapse', margin: '0 0 20px' },
  dimensionLabel: { fontSize: 14, fontWeight: 700, padding: '0 0 4px' },
  dimensionNumber: { width: '50%', fontSize: 26, lineHeight: '1.2', fontWeight: 700, whiteSpace: 'nowrap' },
  dimensionTick: { height: 6, fontSize: 0, lineHeight: '0', borderBottom: `2px solid ${COLOR.signal}` },
  dimensionUnder: { height: 5, fontSize: 0, lineHeight: '0' },
  dimensionLegend: {
    padding: '4px 0 0',
    fontFamily: MONO,
    fontSize: 12,
    color: COLOR.secondary,
    textAlign: 'center',
  },
  signature: { margin: '16px 0' },
  note: { margin: '0 0 8px', fontSize: 14, color: COLOR.secondary },
  table: { width: '100%', borderCollapse: 'collapse', marginBottom: 16 },
  label: { ...cell(), width: '38%', fontWeight: 400, color: COLOR.secondary, textAlign: 'left' },
  wideLabel: { ...cell(), fontWeight: 400, textAlign: 'left' },
  value: { ...cell(), wordBreak: 'break-word' },
  amount: { ...cell(), paddingRight: 0, fontFamily: MONO, textAlign: 'right', whiteSpace: 'nowrap' },
  // What follows a comma in a total, the sum with VAT, may have a line of its own on a phone.
  total: { whiteSpace: 'normal', fontWeight: 700, borderTop: `2px solid ${COLOR.ink}`, borderBottom: 'none' },
  link: { color: COLOR.link },
  action: {
    display: 'inline-block',
    padding: '14px 22px',
    backgroundColor: COLOR.signal,
    color: COLOR.onSignal,
    fontWeight: 700,
    textDecoration: 'none',
    borderRadius: 2,
  },
  picture: {
    display: 'inline-block',
    margin: '0 16px 16px 0',
    verticalAlign: 'top',
    fontSize: 14,
    lineHeight: '1.4',
  },
  image: { display: 'block', marginBottom: 8 },
  unbroken: { whiteSpace: 'nowrap' },
  quoted: { margin: '0 0 16px', padding: '0 0 0 16px', borderLeft: `3px solid ${COLOR.line}` },
  wayOut: { margin: '12px 0 0' },
  foot: {
    padding: '16px 24px',
    borderTop: `1px solid ${COLOR.ink}`,
    fontSize: 13,
    lineHeight: '1.5',
    color: COLOR.secondary,
  },
} as const satisfies Record<string, CSSProperties>;

function cell() {
  return {
    padding: '8px 12px 8px 0',
    borderBottom: `1px solid ${COLOR.line}`,
    fontSize: 15,
    lineHeight: '1.4',
    verticalAlign: 'top',
  } as const;
}

/**
 * The mail as an HTML page. React escapes every text, so nothing from outside becomes markup (security 46); no line ends
 * inside a number with its unit, whichever block it stands in.
 */
export function renderHtml(document: MailDocument, wayOut: WayOut | null = null): string {
  const page = renderToStaticMarkup(<Mail document={document} wayOut={wayOut} />);
  // The title in the head can hold no tags.
  const body = page.indexOf('<body');
  return `<!DOCTYPE html>${page.slice(0, body)}${page.slice(body).replace(BETWEEN_TAGS, unbroken)}`;
}

const BETWEEN_TAGS = /(?<=>)[^<]+/g;

const unbroken = (text: string): string =>
  typeset(text).replace(UNBROKEN, '<span style="white-space:nowrap">$&</span>');

function Mail({ document, wayOut }: { document: MailDocument; wayOut: WayOut | null }) {
  const { brand, tagline, heading, preview, blocks, signature, identification } = document;
  return (
    <html lang="sk">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{heading}</title>
      </head>
      <body style={STYLE.page}>
        <div style={STYLE.preview}>{preview}</div>
        <Layout style={{ ...STYLE.frame, width: '100%', backgroundColor: COLOR.paper }}>
          <Layout style={STYLE.sheet}>
            <div style={STYLE.brand}>
              <p style={STYLE.brandName}>{brand}</p>
              <p style={STYLE.tagline}>{tagline}</p>
            </div>
            <div style={STYLE.body}>
              <h1 style={STYLE.h1}>{heading}</h1>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
                <Block key={index} block={block} />
              ))}
              {signature && (
                <p style={STYLE.signature}>
                  {signature.regards}
                  <br />
                  {signature.name}
                </p>
              )}
            </div>
            <Identification identification={identification}>
              {wayOut && (
                <p style={STYLE.wayOut}>
                  {WAY_OUT.question.replace('{kind}', () => wayOut.kind)}{' '}
                  <a href={wayOut.href} style={STYLE.link}>
                    {WAY_OUT.action}
                  </a>
                </p>
              )}
            </Identification>
          </Layout>
        </Layout>
      </body>
    </html>
  );
}

/** A table of one cell: the only box that every mail program centres and sizes alike. */
const Layout = ({ style, children }: { style: CSSProperties; children: ReactNode }) => (
  <table role="presentation" align="center" cellPadding={0} cellSpacing={0} style={style}>
    <tbody>
      <tr>
        <td>{children}</td>
      </tr>
    </tbody>
  </table>
);

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p style={STYLE.paragraph}>{block.text}</p>;
    case 'quoted':
      return (
        <Section heading={block.heading}>
          <blockquote style={STYLE.quoted}>
            <Lines lines={block.paragraphs} />
          </blockquote>
          {block.attached !== '' && <p style={STYLE.paragraph}>{block.attached}</p>}
        </Section>
      );
    case 'steps':
      return (
        <Section heading={block.heading}>
          <ol style={STYLE.list}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </Section>
      );
    case 'rows':
      return (
        <Section heading={block.heading}>
          <Rows rows={block.rows} />
        </Section>
      );
    case 'amounts':
      return (
        <Section heading={block.heading}>
          <Amounts rows={block.rows} total={block.total} />
        </Section>
      );
    case 'dimension':
      return <Dimension block={block} />;
    case 'pictures':
      return (
        <Section heading={block.heading}>
          {block.items.map(({ id, alt, size, label, hint }) => (
            <div key={id} style={{ ...STYLE.picture, width: size }}>
              <img src={`cid:${id}`} alt={alt} width={size} height={size} style={STYLE.image} />
              <strong>{label}</strong>
              <br />
              {hint}
            </div>
          ))}
        </Section>
      );
    case 'notes':
      return block.items.map((item) => (
        <p key={item} style={STYLE.note}>
          {item}
        </p>
      ));
    case 'action':
      return (
        <p style={STYLE.paragraph}>
          <a href={block.href} style={STYLE.action}>
            {block.label}
            {block.shown !== undefined && (
              <>
                {': '}
                <span style={STYLE.unbroken}>{block.shown}</span>
              </>
            )}
          </a>
        </p>
      );
  }
}

/** Two numbers over a line between ticks: borders of cells, which every mail program draws alike. */
const Dimension = ({ block }: { block: Extract<MailBlock, { kind: 'dimension' }> }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={STYLE.dimension}>
    <tbody>
      <tr>
        <td colSpan={2} style={STYLE.dimensionLabel}>
          {block.label}
        </td>
      </tr>
      <tr>
        <td style={STYLE.dimensionNumber}>{block.min}</td>
        <td style={{ ...STYLE.dimensionNumber, textAlign: 'right' }}>{block.max}</td>
      </tr>
      <tr>
        <td style={{ ...STYLE.dimensionTick, borderLeft: STYLE.dimensionTick.borderBottom }} />
        <td style={{ ...STYLE.dimensionTick, borderRight: STYLE.dimensionTick.borderBottom }} />
      </tr>
      <tr>
        <td style={{ ...STYLE.dimensionUnder, borderLeft: STYLE.dimensionTick.borderBottom }} />
        <td style={{ ...STYLE.dimensionUnder, borderRight: STYLE.dimensionTick.borderBottom }} />
      </tr>
      <tr>
        <td colSpan={2} style={STYLE.dimensionLegend}>
          {block.under}
        </td>
      </tr>
    </tbody>
  </table>
);

const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <>
    <h2 style={STYLE.h2}>{heading}</h2>
    {children}
  </>
);

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <p key={index} style={STYLE.paragraph}>
      {line}
    </p>
  ));

const Rows = ({ rows }: { rows: readonly MailRow[] }) => (
  <table style={STYLE.table}>
    <tbody>
      {rows.map(({ label, value, href }) => (
        <tr key={label}>
          <th scope="row" style={STYLE.label}>
            {label}
          </th>
          <td style={STYLE.value}>
            {href === undefined ? (
              value
            ) : (
              <a href={href} style={STYLE.link}>
                {value}
              </a>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Amounts = ({ rows, total }: { rows: readonly LabelledText[]; total: LabelledText }) => (
  <table style={STYLE.table}>
    <tbody>
      {rows.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row" style={STYLE.wideLabel}>
            {label}
          </th>
          <td style={STYLE.amount}>{value}</td>
        </tr>
      ))}
      <tr>
        <th scope="row" style={{ ...STYLE.wideLabel, ...STYLE.total }}>
          {total.label}
        </th>
        <td style={{ ...STYLE.amount, ...STYLE.total }}>{total.value}</td>
      </tr>
    </tbody>
  </table>
);

const Identification = ({
  identification,
  children,
}: Pick<MailDocument, 'identification'> & { children: ReactNode }) => (
  <div style={STYLE.foot}>
    <strong>{identification.name}</strong>
    {identification.rows.map(({ label, value }) => (
      <div key={label}>
        {label}: {value}
      </div>
    ))}
    {identification.vat && <div>{identification.vat}</div>}
    {children}
  </div>
);
