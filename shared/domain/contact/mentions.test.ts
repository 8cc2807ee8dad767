import { mentionsOf, redactAll, REDACTED } from './mentions';

const PERSON = {
  firstName: 'Xabi',
  lastName: 'Etchégoyen-Haran',
  email: 'xabi.e@exemple.test',
  phone: [{ number: '+33699887766' }],
  secondPerson: { firstName: 'Ttotte', lastName: 'Zzyzx', email: null },
};
const MENTIONS = mentionsOf([PERSON]);
/** Interprets a pattern as `like` does. */
const likeOf = (pattern: string) =>
  new RegExp(
    `^${pattern.replace(/\\(.)|([%_])|[.*+?^${}()|[\]]/g, (all, group?: string, wildcard?: string) => group ?? (wildcard === '%' ? '.*' : wildcard === '_' ? '.' : `\\${all}`))}$`,
    'su',
  );
const isLikely = (text: string) => MENTIONS.likely.some((pattern) => likeOf(pattern).test(text.toLowerCase()));

describe('a mention of a person', () => {
  it.each([
    ['Clé chez Xabi Etchégoyen-Haran, au 2e', `Clé chez ${REDACTED}, au 2e`],
    ['ETCHEGOYEN HARAN Xabi rappelle', `${REDACTED} rappelle`],
    ['son épouse Ttotte Zzyzx', `son épouse ${REDACTED}`],
    ['Écrire à XABI.E@exemple.test !', `Écrire à ${REDACTED} !`],
    ['tél. 06 99 88 77 66.', `tél. ${REDACTED}.`],
    ['+33 6 99.88.77.66 le soir', `${REDACTED} le soir`],
    ['0699887766/0612345678', `${REDACTED}/0612345678`],
    ['?q=Etch%C3%A9goyen', '?q=Etch%C3%A9goyen'],
    ['?q=zzyzx+ttotte&type=customer', `?q=${REDACTED}&type=customer`],
    ['?q=Zzyzx%20Ttotte', `?q=${REDACTED}`],
    ['?q=%20Zzyzx%20Ttotte', `?q=%20${REDACTED}`],
    ['?q=xabi.e%40exemple.test', `?q=${REDACTED}`],
  ])('%s', (text, expected) => {
    expect(MENTIONS.redact(text)).toBe(expected);
    if (text !== expected) expect(isLikely(text)).toBe(true);
  });

  it.each([
    'Xabi a appelé',
    'Rue Etchégoyen',
    'Maxabi Etchégoyen-Haran',
    'Xabi Etchégoyen-Haranburu',
    '06 99 88 77 6',
    'V26-99887',
  ])('is not %s', (text) => {
    expect(MENTIONS.redact(text)).toBe(text);
  });

  it('is found anywhere in JSON, also with separate names', () => {
    const typed = { firstName: 'Xabi', lastName: 'Etchegoyen Haran', phone: [{ number: '06 99 88 77 66' }], rooms: 4 };
    expect(redactAll({ values: typed, other: { firstName: 'Xabi', lastName: 'Dupont' } }, MENTIONS)).toEqual({
      values: { firstName: REDACTED, lastName: REDACTED, phone: [{ number: REDACTED }], rooms: 4 },
      other: { firstName: 'Xabi', lastName: 'Dupont' },
    });
  });

  it('may use a former name', () => {
    const both = mentionsOf([PERSON, { ...PERSON, lastName: 'Harispe', email: 'x.h@exemple.test', phone: [] }]);
    expect(both.redact('Xabi Harispe (Xabi Etchégoyen-Haran), x.h@exemple.test, 06 99 88 77 66')).toBe(
      `${REDACTED} (${REDACTED}), ${REDACTED}, ${REDACTED}`,
    );
    expect(both.likely).toEqual(expect.arrayContaining(['%harispe%', '%etchégoyen%']));
  });

  it('is an address literally, with the wildcards of patterns', () => {
    const unusualPerson = { firstName: '', lastName: '', email: 'x+y.z@exemple.test', phone: [], secondPerson: null };
    const { redact } = mentionsOf([unusualPerson]);
    expect(redact('à x+y.z@exemple.test')).toBe(`à ${REDACTED}`);
    for (const other of ['xxy.z@exemple.test', 'x+yaz@exemple.test', 'x+y.z@exempleatest'])
      expect(redact(other)).toBe(other);
  });

  it('is impossible for somebody without a whole name, e-mail or number', () => {
    const nobody = mentionsOf([{ firstName: '', lastName: 'Martin', email: null, phone: [], secondPerson: null }]);
    expect(nobody.likely).toEqual([]);
    expect(nobody.redact('Rue Martin')).toBe('Rue Martin');
  });
});
