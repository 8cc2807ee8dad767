import { plainLine, plainText, readBoolean, readCount, readDate, readNumber, readPositiveNumber } from './values';

describe('plainText', () => {
  it.each([
    ['un<br>deux<BR />trois< br >quatre', 'un\ndeux\ntrois\nquatre'],
    ['<p>un</p><div>deux</div>', 'un\ndeux'],
    ['<ul><li class="a">un</li><li>deux</li></ul>', '• un\n• deux'],
    ['<b>fort</b> <span style="x">doux</span>', 'fort doux'],
    ['5 < 6 et 7 > 6', '5 < 6 et 7 > 6'],
    ['&eacute;t&eacute; &amp;eacute;', 'été é'],
    ['&#233;&#xE9;&#Xe9;', 'ééé'],
    ['120 m&sup2; &agrave; 5&nbsp;km', '120 m² à 5 km'],
    ['&inconnu; &#0; &#55296; &#x110000; &#1114111;', '&inconnu; &#0; &#55296; &#x110000; \u{10ffff}'],
    ['a\u0000b\u000bc\u001fd\u007fe', 'abcde'],
    ['a \t \u00a0 b', 'a b'],
    ['a  \r\n  b', 'a\nb'],
    ['a\n\n\n\n\nb\n\nc', 'a\n\nb\n\nc'],
    ['  \n a \n ', 'a'],
  ])('reads %j', (field, text) => {
    expect(plainText(field)).toBe(text);
  });

  it('joins several lines into one', () => {
    expect(plainLine('un<br><br>deux   trois')).toBe('un deux trois');
  });
});

describe('named HTML entities', () => {
  it.each([
    ['&quot;&apos;&rsquo;&lsquo;&ldquo;&rdquo;&laquo;&raquo;', '"’’‘“”«»'],
    ['&hellip;&ndash;&mdash;&bull;&middot;&times;', '…–—•·×'],
    ['&euro;&deg;&sup2;&sup3;&frac12;&copy;&reg;', '€°²³½©®'],
    ['&eacute;&egrave;&ecirc;&euml;&agrave;&acirc;&auml;&aacute;', 'éèêëàâäá'],
    ['&ccedil;&icirc;&iuml;&iacute;&ocirc;&ouml;&oacute;&ntilde;', 'çîïíôöóñ'],
    ['&ugrave;&ucirc;&uuml;&uacute;&oelig;&aelig;', 'ùûüúœæ'],
    ['&Eacute;&Egrave;&Ecirc;&Agrave;&Acirc;&Ccedil;&Icirc;&Ocirc;&OElig;', 'ÉÈÊÀÂÇÎÔŒ'],
    ['a&nbsp;b &lt;5 &gt;3', 'a b <5 >3'],
  ])('reads %s', (field, text) => {
    expect(plainText(field)).toBe(text);
  });

  it('reads both kinds of line breaks without the blanks around them', () => {
    expect(plainText('a   \n   b')).toBe('a\nb');
    expect(plainText('a\r\nb')).toBe('a\nb');
    expect(plainText('a\nb')).toBe('a\nb');
    expect(plainText('<br>a<br>   b   <br>c')).toBe('a\nb\nc');
  });
});

describe('readNumber', () => {
  it.each([
    ['1 250 000,00 €', 1_250_000],
    ['295000.00', 295_000],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['1,250', 1250],
    ['1.250', 1.25],
    ['12,5', 12.5],
    ['-3,5', -3.5],
    ['85 m²', 85],
    ['85 M2', 85],
    ["1'200", 1200],
    ['1’200', 1200],
    ['4,5 %', 4.5],
  ])('reads %j as %d', (field, value) => {
    expect(readNumber(field)).toBe(value);
  });

  it.each(['', ' ', 'NC', '12a', 'a12', '5-6', '.', '€'])('reads no number in %j', (field) => {
    expect(readNumber(field)).toBeNull();
  });

  it('accepts only positive numbers below a maximum', () => {
    expect(['0', '-1', '0,5', 'NC'].map((field) => readPositiveNumber(field))).toEqual([null, null, 0.5, null]);
    expect(['3', '2,6', '0', '1000', '1001'].map((field) => readCount(field))).toEqual([3, 3, null, 1000, null]);
    expect(['7', '8'].map((field) => readCount(field, 7))).toEqual([7, null]);
  });
});

describe('readBoolean', () => {
  it.each([' OUI ', 'o', '1', 'Vrai', 'TRUE', 'x', 'yes', 'Y'])('reads %j as yes', (field) => {
    expect(readBoolean(field)).toBe(true);
  });
  it.each([' NON ', 'n', '0', 'Faux', 'FALSE', 'no'])('reads %j as no', (field) => {
    expect(readBoolean(field)).toBe(false);
  });
  it.each(['', 'NC', '2'])('reads %j as neither', (field) => {
    expect(readBoolean(field)).toBeNull();
  });
});

describe('readDate', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    [' 1/2/2026 ', '2026-02-01'],
    ['21.11.2026', '2026-11-21'],
    ['21-11-2026 08:00', '2026-11-21'],
    ['2026-11-21T08:00:00', '2026-11-21'],
    ['29/02/2024', '2024-02-29'],
    ['01/01/1900', '1900-01-01'],
    ['31/12/2100', '2100-12-31'],
  ])('reads %j as %s', (field, day) => {
    expect(readDate(field)).toBe(day);
  });

  it.each([
    '',
    '00/00/0000',
    '29/02/2026',
    '31/04/2026',
    '21/13/2026',
    '31/12/1899',
    '01/01/2101',
    'le 21/11/2026',
    '21/11/26',
    'x2026-11-21',
  ])('reads no day in %j', (field) => {
    expect(readDate(field)).toBeNull();
  });
});
