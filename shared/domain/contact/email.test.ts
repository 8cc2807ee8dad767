import { BAD_EMAIL, emailProblem, isEmail } from './email';

describe('an e-mail address', () => {
  it.each([
    'jean@exemple.fr',
    'jean.lefevre+achat@mail.exemple.co.uk',
    "d'artagnan_1@exemple.paris",
    'maïté@café-du-port.fr',
    'a@b.io',
  ])('may be %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'jean',
    'jean@',
    '@exemple.fr',
    'jean@exemple',
    'jean@exemple.f',
    'jean@@exemple.fr',
    'jean@exemple..fr',
    'jean@-exemple.fr',
    'jean@exemple.fr.',
    '.jean@exemple.fr',
    'jean.@exemple.fr',
    'je..an@exemple.fr',
    'jean lefevre@exemple.fr',
    'jean@exemple.fr, luc@exemple.fr',
    '<jean@exemple.fr>',
    `${'a'.repeat(250)}@b.fr`,
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is checked quickly, even in a long text', () => {
    const started = performance.now();
    for (const text of [`a@${'a-'.repeat(100)}`, `a@${'a.'.repeat(120)}`, 'a'.repeat(100_000)]) isEmail(text);
    expect(performance.now() - started).toBeLessThan(50);
  });
});

it('is accepted with accents in its domain, and refused with accents before', () => {
  expect(emailProblem('maite@café-du-port.fr')).toBeNull();
  expect(emailProblem('maïté@exemple.fr')).toMatch(/accents/);
  expect(emailProblem('maite')).toBe(BAD_EMAIL);
});
