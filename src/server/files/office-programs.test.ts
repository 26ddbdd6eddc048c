import { describe, expect, it, test } from 'vitest';
import { officeDocument } from '../../../tests/factories/files.ts';
import { checkPart } from './office-check.ts';
import { checkCells } from './office-programs.ts';
import { Refused } from './refused.ts';

const refusalBy = (check: () => void): string | null => {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
};
const refusalOf = (content: string | Buffer, name = 'word/document.xml') =>
  refusalBy(() => checkPart(name, Buffer.from(content)));

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const COMMAND = String.raw`DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc.exe"`;
const sign = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const said = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
const field = (...texts: string[]) =>
  `${HEAD}<w:document>${sign('begin')}${texts.map(said).join('')}${sign('separate')}<w:t>!</w:t>${sign('end')}</w:document>`;
const sheet = (cell: string) =>
  `${HEAD}<worksheet><sheetData><row><c r="A1">${cell}</c></row></sheetData></worksheet>`;
const table = (cell: string) =>
  `${HEAD}<office:document-content><table:table-cell ${cell}/></office:document-content>`;

describe('A document that has another program do something', () => {
  test.each([
    ['a field', field(COMMAND)],
    ['a field of one word', field(' DDE  cmd "/c calc"')],
    ['a field in small letters', field('ddeauto cmd')],
    ['a field in pieces', field('D', 'DE', 'AUTO', ' cmd')],
    ['a field in letters', field(...COMMAND)],
    ['a field of letters as numbers', field('&#68;D&#x45;AUTO cmd')],
    ['a field with remarks in it', field('DD<!-- </w:instrText> -->EAUTO cmd')],
    ['a field that is taken literally', field('<![CDATA[DDE]]>', '<![CDATA[AUTO]]> cmd')],
    ['a field behind an instruction', `<?a <!-- ?>${field(COMMAND)}<!-- -->`],
    [
      'a field behind a text about remarks',
      `${HEAD}<w:t><![CDATA[<w:instrText><!-- ]]></w:t>${said(COMMAND)}<!-- -->`,
    ],
    ['a field under another prefix', field(COMMAND).replaceAll('w:', 'anything:')],
    ['a field without a prefix', field(COMMAND).replaceAll('w:', '')],
    [
      'a field in a field',
      field('QUOTE').replace('<w:t>', `${sign('begin')}${said(COMMAND)}${sign('end')}<w:t>`),
    ],
    [
      'a field around a field',
      `${HEAD}${sign('begin')}${said('DD')}${sign('begin')}${said('QUOTE 1')}${sign('end')}${said('EAUTO cmd')}`,
    ],
    ['a field without its beginning', `${HEAD}<w:p>${said('DDE')}${said('AUTO cmd')}</w:p>`],
    ['a field of a deleted text', field(COMMAND).replaceAll('instrText', 'delInstrText')],
    [
      'a field in an attribute',
      `${HEAD}<w:fldSimple w:dirty='"' w:instr=" DDEAUTO cmd"><w:t/></w:fldSimple>`,
    ],
    ['a field in an attribute of letters as numbers', `${HEAD}<w:fldSimple w:instr='&#68;DE cmd'/>`],
    ['a linked table', `${HEAD}<w:p>${said(' LINK Excel.Sheet.12 "C:\\\\a.xlsx" a')}</w:p>`],
    ['a field of two bytes a letter', Buffer.from(`\uFEFF${field(COMMAND)}`, 'utf16le')],
    ['a field of two bytes a letter without a mark', Buffer.from(field(COMMAND), 'utf16le')],
    ['a field in another alphabet', '<?xml version="1.0" encoding="utf-7"?><a>+ADw-w:instrText+AD4-</a>'],
    ['a field by a name for it', `<!DOCTYPE a [<!ENTITY b "DDEAUTO">]>${said('&b; cmd')}`],
    [
      'a field by a name of a list',
      `<!DOCTYPE a [ <!ATTLIST w:fldSimple w:instr CDATA "DDE cmd"> ]><w:fldSimple/>`,
    ],
    [
      'a link of a table',
      `${HEAD}<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>`,
    ],
    ['a link of a table to an object', `${HEAD}<x:externalLink><x:oleLink r:id="a"/></x:externalLink>`],
    ['a formula', sheet(`<f>cmd|'/C calc'!A0</f>`)],
    ['a formula with more in front', sheet(`<f t="array">1+1+cmd|'/C calc'!A0</f>`)],
    ['a formula with signs of texts', sheet(`<f>cmd|'/C " calc'!A0&amp;"a"</f>`)],
    ['a formula of letters as numbers', sheet(`<f>cmd&#124;'/C calc'!A0</f>`)],
    ['a formula that is taken literally', sheet(`<f><![CDATA[cmd|'/C calc'!A0]]></f>`)],
    ['a formula with a remark in it', sheet(`<x:f>cmd<!-- -->|'/C calc'<!-- </x:f> -->!A0</x:f>`)],
    [
      'a name',
      `${HEAD}<definedNames><definedName name="a">MSEXCEL|'\\..\\cmd.exe'!A1</definedName></definedNames>`,
    ],
    ['a rule for a cell', `${HEAD}<dataValidation><formula1>cmd|'/C calc'!A0</formula1></dataValidation>`],
    [
      'the function of LibreOffice',
      table(`table:formula="of:=DDE(&quot;soffice&quot;;&quot;a&quot;;&quot;b&quot;)"`),
    ],
    ['the function, in another attribute', table(`a=' formula="' table:formula="of:=1+dde (1)"`)],
    ['the function in a sheet', sheet('<f>DDE("soffice","a","b")</f>')],
    [
      'a source of LibreOffice',
      `${HEAD}<text:section><office:dde-source office:dde-application="cmd"/></text:section>`,
    ],
    [
      'a declaration of LibreOffice',
      `${HEAD}<text:dde-connection-decls><text:dde-connection-decl/></text:dde-connection-decls>`,
    ],
  ])('by %s', (_, content) => {
    expect(refusalOf(content)).toBe('programs');
  });

  test.each([
    ['a script', `${HEAD}<office:scripts><office:script script:language="ooo:Basic"/></office:scripts>`],
    [
      'a script in a text',
      `${HEAD}<text:p><text:script script:language="JavaScript">a()</text:script></text:p>`,
    ],
    [
      'an event',
      `${HEAD}<office:event-listeners><script:event-listener script:event-name="dom:load" xlink:href="vnd.sun.star.script:a"/></office:event-listeners>`,
    ],
    ['an event under another prefix', `${HEAD}<a:event-listener/>`],
  ])('by %s of LibreOffice', (_, content) => {
    expect(refusalOf(content, 'content.xml')).toBe('macros');
  });

  test.each(['Basic/Standard/Module1.xml', 'Scripts/python/a.py', 'Object 1/Basic/script-lb.xml'])(
    'by the part %s of LibreOffice',
    (name) => {
      const file = officeDocument('docx', { [name]: '<a/>' });
      expect(refusalBy(() => checkPart('word/embeddings/a.docx', file))).toBe('macros');
    },
  );

  it('in any part, whatever that is called', () => {
    for (const name of ['word/media/image1.png', 'word/a', 'customXml/item1.xml'])
      expect(refusalOf(`\uFEFF \n${field(COMMAND)}`, name)).toBe('programs');
  });
});

describe('A honest document', () => {
  test.each([
    ['has a table of contents', field(' TOC \\o "1-3" \\h \\z \\u ')],
    ['has numbers of pages', `${HEAD}<w:fldSimple w:instr=" PAGE "/>${said(' HYPERLINK "https://a.sk" ')}`],
    ['writes about such fields', `${HEAD}<w:t>DDEAUTO cmd | a!</w:t><w:instrText/>`],
    ['has an equation', `${HEAD}<m:f><m:num><m:r><m:t>|x|!</m:t></m:r></m:num></m:f>`],
    ['has a shape', `${HEAD}<v:formulas><v:f eqn="sum @0 0 0"/></v:formulas>`],
    ['has formulas', sheet(`<f>SUM(A1:A9)&amp;" | "&amp;'List | 1'!A1&amp;"a!"</f>`)],
    ['names a letter', sheet('<f>MyDDE(1)+ADDE (2)</f>')],
    ['has a list of numbers', table('table:formula="of:=SUM({1;2|3;4})"')],
    [
      'has no scripts',
      `${HEAD}<office:scripts/><style:style style:text-position="super"/><w:vertAlign w:val="superscript"/>`,
    ],
    ['has fonts', `${HEAD}<a:font script="Jpan" typeface="a"/>`],
    ['has a declaration', '<!DOCTYPE manifest:manifest PUBLIC "-//OpenOffice.org//DTD" "Manifest.dtd"><a/>'],
    ['is of an older alphabet', '<?xml version="1.0" encoding="windows-1250"?><a/>'],
    ['holds a picture', Buffer.from('\xff\xd8\xff\xe0 instrText DDE', 'latin1')],
    ['holds nothing', ''],
  ])('%s', (_, content) => {
    expect(refusalOf(content)).toBeNull();
  });

  it('holds a drawing with names in it', () => {
    expect(refusalOf('<!DOCTYPE svg PUBLIC "a" "b"><svg/>', 'word/media/a.svg')).toBeNull();
  });
});

describe('A table as text', () => {
  const refused = (text: string) => refusalBy(() => checkCells(Buffer.from(text)));
  test.each([
    `=cmd|'/C calc'!A0`,
    `meno;obec\nJán;=cmd|' /C calc'!A0`,
    `"a","=cmd|'/C calc'!A0"`,
    `+cmd|calc!A0`,
    `-2+3+cmd|' /C calc'!A0`,
    `a;  @SUM(1+1)*cmd|'/C calc'!A0`,
    `=MSEXCEL|'\\..\\..\\Windows\\System32\\cmd.exe /c calc.exe'!''`,
    `\uFEFF=cmd|'/C calc'!A0`,
    '=DDE("cmd";"/C calc";"x")',
    'a;"=1+dde (""cmd"";""/C calc"";""x"")"',
    `=cmd |'/C calc'!A0`,
    `=cmd|'/C calc' !A0`,
    `=cmd|calc !A0`,
    `=cmd| '/C calc'!A0`,
    `='cmd'|'/C it''s'!A0`,
    `=cmd|'/C calc${' '.repeat(2_500)}'!A0`,
    `=${'1+'.repeat(400)}cmd|'/C calc'!A0`,
    `a|=cmd|'/C calc'!A0`,
  ])('with %j is refused', (text) => {
    expect(refused(text)).toBe('programs');
  });
  test.each([
    'meno;obec\nJán;Žilina',
    'a;-12,50;=A1+B1',
    'popis;- cena | výhodná!',
    'strecha|škridla|plech\n-5|10|15!',
    'a|b!c',
    'DDE (dynamická výmena dát);-5',
    '=SUM(A1:A5);"CADDE(x)"',
  ])('with %j is taken', (text) => {
    expect(refused(text)).toBeNull();
  });
});
