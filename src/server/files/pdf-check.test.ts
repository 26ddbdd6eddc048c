import { describe, expect, it, test } from 'vitest';
import { packedObjects, packedStream, pdf } from '../../../tests/factories/files.ts';
import { checkPdf } from './pdf-check.ts';
import { Refused } from './refused.ts';

const MEGABYTE = 1024 * 1024;

/** Why a file is not taken; null when it is. */
function refusalOf(file: Buffer): string | null {
  try {
    checkPdf(file);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const plainStream = (dictionary: string, bytes: string): string =>
  `<< ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
const plainObjects = (text: string): string => plainStream('/Type /ObjStm /N 1 /First 5', `20 0 ${text}`);
const countedObjects = (count: string, first: string): Buffer =>
  packedStream(`/Type /ObjStm /Filter /FlateDecode /N ${count} /First ${first}`, `20 0 ${script}`);

describe('A PDF hides nothing', () => {
  test.each([
    ['behind a word in a dictionary', packedObjects(script, '/X (obj) /Type /ObjStm /Filter /FlateDecode')],
    ['in a stream of a type said elsewhere', packedObjects(script, '/Type 9 0 R /Filter /FlateDecode')],
    ['in a stream of no type', packedObjects(script, '/Filter /FlateDecode')],
    ['in a stream of another type', packedObjects(script, '/Type /XObject /Filter /FlateDecode')],
    ['in what says that it is a picture', packedObjects(script, '/Subtype /Image /Filter /FlateDecode')],
    ['in a stream that says nothing', packedStream('/Filter /FlateDecode', script)],
    ['in a stream that counts', packedStream('/N 1 /Filter /FlateDecode', `1 0 ${script}`)],
    ['by a filter said elsewhere', packedObjects(script, '/Type /ObjStm /Filter 9 0 R')],
    ['by a filter of pictures', packedObjects(script, '/Type /ObjStm /Filter /DCTDecode')],
    ['by a forecast', packedObjects('<< /A 1 >>', '/Type /ObjStm /Filter /FlateDecode /DecodeParms 9 0 R')],
    [
      'by a forecast under its short name',
      packedObjects('<< /A 1 >>', '/Type /ObjStm /Filter /FlateDecode /DP << /Predictor 12 /Columns 60 >>'),
    ],
    ['by a short name of a filter', packedObjects('<< /A 1 >>', '/Type /ObjStm /Filter /Fl')],
    ['by filters under their short name', packedObjects('<< /A 1 >>', '/Type /ObjStm /F /FlateDecode')],
    ['by a type in numbers', packedObjects(script, '/Type /O#62jStm /Filter /FlateDecode')],
    ['by keys in numbers', packedStream('/Filt#65r /FlateDecode /#4e 1 /F#69rst 5', `20 0 ${script}`)],
    ['in another file', '<< /F (a.bin) /Length 0 >>\nstream\n\nendstream'],
    ['in plain objects', plainObjects(script)],
    ['in a list', plainObjects(`[ 1 [ << /A ${script} >> ] ]`)],
    ['in an object within a text', `(\n5 0 obj ${script} endobj)`],
    ['in an object within a comment', `<< >> % 5 0 obj ${script} endobj`],
    ['in an object in lines of a text', `(5 %\n0 %\r obj${script})`],
    ['in an object within a stream', plainStream('', `5 0 obj ${script} endobj`)],
    [
      'in an object within a picture',
      plainStream('/Subtype /Image /Filter /DCTDecode', `\xff\xd8 5 0 obj ${script} endobj`),
    ],
    ['in an object with a sign', `(5 +0 obj ${script} endobj)`],
    ['in an object with a point', `(5 0.0 obj ${script} endobj)`],
    ['in a trailer within a text', `(xref 0 0 trailer << /Root << /OpenAction ${script} >> >>)`],
    [
      'in a trailer within a picture',
      plainStream('/Subtype /Image', `xref 0 0 trailer %\n << /Root << /OpenAction ${script} >> >>`),
    ],
    ['in an object after half a comment', plainStream('', `5 0 %\nobj${script} endobj`)],
    ['in an object far from its number', plainStream('', `5 0${' '.repeat(99)}obj${script} endobj`)],
    ['behind a text with brackets', `<< /A (\\() /B ((\\))) /C ${script} >>`],
    ['behind a text in hex', `<< /A <28> /C ${script} >>`],
    ['in a trailer', `<< >>\nendobj\ntrailer << /A ${script} >>\n9 0 obj 1`],
    ['that a film runs', '<< /S /Rendition /OP 0 >>'],
    ['under its key alone', '<< /JS 7 0 R >>'],
    ['as a file of no type', '<< /Type /Filespec /EF << /F 9 0 R >> >>'],
    ['as a file that is pinned to a page', '<< /Subtype /FileAttachment >>'],
  ])('%s', (_, object) => {
    expect(refusalOf(pdf(object))).toBe('scripts');
  });

  test.each([
    ['an object that has no end', '<< /A 1'],
    ['a text that has no end', '(a'],
    ['a word of another language', '<< /A function >>'],
    ['hex that is none', '<< /A <zz> >>'],
    ['a program between objects', '1\nendobj\nalert(1)'],
    ['two lengths, types or filters', packedObjects(script, '/Type /ObjStm /Type /XObject')],
    ['a stream without an end', '<< >>\nstream\nabc'],
    ['a stream that is torn', plainStream('/Filter /FlateDecode', 'x\x9cabc')],
    [
      'packed objects within each other',
      packedStream('/Type /ObjStm /Filter /FlateDecode /N 2 /First 9', `1 0 2 3  (a ${script})`),
    ],
    [
      'packed objects behind a comment',
      packedStream('/Type /ObjStm /Filter /FlateDecode /N 1 /First 4', `1 1 %${script}\n1`),
    ],
    [
      'packed objects behind the last',
      packedStream('/Type /ObjStm /Filter /FlateDecode /N 1 /First 4', `1 0 1 ${script}`),
    ],
    ['packed objects of no number', packedStream('/Type /ObjStm /Filter /FlateDecode', script)],
    ['packed objects far behind', countedObjects('1', '999')],
    ['no packed objects, far behind', countedObjects('0', '999')],
    ['fewer packed objects than there are', countedObjects('0', '5')],
    ['a list a thousand deep', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ])('that cannot be read: %s', (_, object) => {
    expect(refusalOf(pdf(object))).toMatch(/damaged|scripts/);
  });
});

const address = '<< /S /URI /URI (https://a.sk/) >>';

describe('A PDF opens nothing from afar', () => {
  test.each([
    ['another document', ['<< /Type /Annot /A << /S /GoToR /F (a.pdf) /D [0 /Fit] >> >>']],
    ['a document within', ['<< /S /GoToE /T << /R /C >> >>']],
    ['a thread of another document', ['<< /S /Thread /F (//a.sk/a.pdf) /D 0 >>']],
    ['a film', ['<< /S /Movie /T (film) >>']],
    ['a film in numbers', ['<< /#53 /M#6fvie /T (film) >>']],
    ['by a kind that another object says', ['<< /OpenAction << /S 3 0 R /URI (https://a.sk) >> >>', '/URI']],
    ['an address when it is opened', [`<< /OpenAction ${address} >>`]],
    ['an address when a page is', [`<< /Type /Page /AA << /O ${address} >> >>`]],
    ['an address after a page', [`<< /OpenAction << /S /GoTo /D [ 9 0 R /Fit ] /Next ${address} >> >>`]],
    ['an address of another object', ['<< /OpenAction 3 0 R >>', address]],
    ['an address of an object before', [address, '<< /OpenAction 2 0 R >>']],
    ['an address that is packed', ['<< /OpenAction 20 0 R >>', packedObjects(address)]],
    ['an address by events of another object', ['<< /AA 3 0 R >>', '<< /O 4 0 R >>', address]],
    [
      'an address after others',
      [
        '<< /OpenAction 3 0 R >>',
        '<< /S /Named /N /Print /Next [ 4 0 R ] >>',
        '<< /S /Named /Next 5 0 R >>',
        address,
      ],
    ],
    ['an address right in what follows', ['<< /OpenAction 3 0 R >>', `<< /S /Named /Next ${address} >>`]],
  ])('by itself: %s', (_, objects) => {
    expect(refusalOf(pdf(...objects))).toBe('scripts');
  });

  test.each([
    ['links to addresses', ['<< /Type /Annot /Subtype /Link /A 3 0 R >>', address]],
    ['a link to an address right in it', [`<< /Type /Annot /Subtype /Link /A ${address} >>`]],
    [
      'a page that it opens on, with links',
      [`<< /OpenAction [ 3 0 R /Fit ] >>`, `<< /Type /Page /Annots [ << /A ${address} >> ] >>`],
    ],
    [
      'an action to go to a page',
      ['<< /OpenAction << /S /GoTo /D [ 3 0 R /Fit ] >> >>', `<< /A ${address} >>`],
    ],
    ['threads of its own', ['<< /Type /Thread /F 3 0 R >>', '<< /Type /Bead >>']],
    ['contents with links', [`<< /Title (a) /Next 3 0 R /A ${address} >>`, `<< /Title (b) /A ${address} >>`]],
  ])('but has %s', (_, objects) => {
    expect(refusalOf(pdf(...objects))).toBeNull();
  });
});

describe('A number that readers read in two ways is refused', () => {
  const odd = ['0-1', '--1', '-1', '+1', '1.0', '1.', '00000000001', '1-', '.', '-', '(1)'];
  test.each([...odd, '9 0 R', 'null'])('for packed objects: %s', (number) => {
    expect(refusalOf(pdf(countedObjects(number, '5')))).toBe('damaged');
    expect(refusalOf(pdf(countedObjects(number, '999')))).toBe('damaged');
    expect(refusalOf(pdf(countedObjects(number, number)))).toBe('damaged');
  });
  test.each(odd)('for where packed objects begin: %s', (number) => {
    expect(refusalOf(pdf(countedObjects('1', number)))).toBe('damaged');
  });
  test.each(odd)('for how long a stream is: %s', (number) => {
    expect(refusalOf(pdf(`<< /Length ${number} >>\nstream\nq\nendstream`))).toBe('damaged');
  });
});

/** "q 1 0 0 1 0 0 cm Q", packed. */
const SIGNS = 'Gap9`0N9_+63s!LWt5O:+bBg(~>';

describe('An honest PDF', () => {
  test.each([
    ['has a text about a film', '(trailer, 5 objektov, obj. 7)'],
    ['names what somebody can', '(HTML/JavaScript, /Launch \\( /JavaScript)'],
    ['leads to a page about it', '<< /S /URI /URI (https://a.sk/JavaScript) >>'],
    ['writes about it', packedStream('/Filter /FlateDecode', 'BT (HTML/JavaScript) Tj ET')],
    ['tells of itself', plainStream('/Type /Metadata /Subtype /XML', '<dc:title>HTML/JavaScript</dc:title>')],
    ['has objects packed', packedObjects('<< /Type /Page >>')],
    ['says its length elsewhere', '<< /Length 9 0 R >>\nstream\r\nq Q\r\nendstream'],
    ['says a wrong length', '<< /Length 1 >>\nstream\nq Q\nendstream'],
    ['has an empty stream', '<< /Filter /FlateDecode /Length 0 >>\nstream\n\nendstream'],
    ['is written in signs of 85', plainStream('/Filter [ /ASCII85Decode /FlateDecode ]', SIGNS)],
    ['has a profile of colours', packedStream('/N 3 /Alternate /DeviceRGB /Filter /FlateDecode', 'acsp')],
    ['has notes for its maker', '% 12 objects, 3 obj.s\n<< /A true /B null /C -.5 /D +1 /E 4. >>'],
    [
      'was changed later',
      '1\nendobj\nxref\n0 2\n0000000000 65535 f \n0000000009 00000 n \ntrailer\n<< /Size 2 >>\nstartxref\n9\n%%EOF\n5 0 obj << >>',
    ],
    ['has a colour with a name in numbers', '[ /Separation /Modr#c3#a1#20farba /DeviceCMYK 8 0 R ]'],
    [
      'was saved by Word',
      Buffer.concat([
        packedStream(
          '/Type/ObjStm/N 2/First 10/Filter/FlateDecode',
          '8 0 17 23 <</Type/Page/Lang(sk)>>\r\n<</A<</B[ 0 0 595.32 842.04] >>>>',
        ),
        Buffer.from(
          '\r\nendobj\r\nxref\r\n0 2\r\n0000000010 65535 f\r\n0000000017 00000 n\r\ntrailer\r\n<</Size 2/Root 1 0 R/ID[<0A1B><0a1b>] >>\r\n' +
            'startxref\r\n17\r\n%%EOF\r\nxref\r\n0 0\r\ntrailer\r\n<</Size 2/Root 1 0 R/Prev 17/XRefStm 9>>\r\nstartxref\r\n30\r\n%%EOF\r\n9 0 obj 1',
        ),
      ]),
    ],
    [
      'was scanned by a phone',
      '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /Filter /DCTDecode /Length 12 0 R >>\nstream\n\xff\xd8\xff\xd9\nendstream',
    ],
  ])('%s', (_, object) => {
    expect(refusalOf(pdf(object))).toBeNull();
  });
});

it('may not become more than its reader can hold', () => {
  const streams = Array<Buffer>(7).fill(packedStream('/Filter /FlateDecode', Buffer.alloc(20 * MEGABYTE)));
  expect(refusalOf(pdf(...streams.slice(0, 6)))).toBeNull();
  expect(refusalOf(pdf(...streams))).toBe('archive');
});
