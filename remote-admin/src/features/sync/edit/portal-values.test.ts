import { aPortal } from '../test/a-portal';
import { bodyOf, codeOf, problemOf, targetOf, valuesOf, type PortalValues } from './portal-values';

const BASE = valuesOf(aPortal());
const SFTP = { protocol: 'SFTP', host: 'sftp.portail.fr', port: null, login: 'a', folder: 'in', hostKey: ' ' } as const;
const withValues = (over: Partial<PortalValues>): PortalValues => ({ ...BASE, ...over });

describe('what the form of a portal sends', () => {
  it('is what differs', () => {
    expect(bodyOf(BASE, BASE)).toEqual({});
    expect(bodyOf(withValues({ times: ['06:30', '', '12:00'] }), BASE)).toEqual({ times: ['06:30', '12:00'] });
  });

  it('has the usual port of a protocol, and no key where none was written', () => {
    expect(targetOf({ ...SFTP })).toEqual({
      kind: 'SFTP',
      host: 'sftp.portail.fr',
      port: 22,
      login: 'a',
      folder: 'in',
      hostKey: null,
    });
    expect(targetOf({ ...SFTP, protocol: 'FTPS' })).toMatchObject({ kind: 'FTP', secure: true, port: 21 });
    expect(targetOf({ ...SFTP, protocol: 'FTP', port: 2121 })).toMatchObject({ secure: false, port: 2121 });
    expect(targetOf({ ...SFTP, protocol: null })).toBeNull();
  });

  it('has a password where one was typed, and forgets it where none is needed any more', () => {
    expect(bodyOf(withValues({ target: { ...SFTP }, password: 's3cret' }), BASE)).toMatchObject({ password: 's3cret' });
    expect(bodyOf(withValues({ password: 's3cret' }), BASE)).toEqual({});
    const server = withValues({ target: { ...SFTP }, hasPassword: true });
    expect(bodyOf({ ...BASE, hasPassword: true }, server)).toEqual({
      target: { kind: 'FOLDER', folder: 'seloger' },
      password: null,
    });
  });

  it('shows again what was saved', () => {
    const target = { kind: 'FTP', host: 'h', port: 21, secure: true, login: 'l', folder: '' } as const;
    const values = valuesOf(aPortal({ target }));
    expect(values.target.protocol).toBe('FTPS');
    expect(targetOf(values.target)).toEqual(target);
  });
});

describe('what a portal lacks to be switched on', () => {
  it.each([
    ['account', { account: '' }],
    ['target.protocol', { target: { ...BASE.target, protocol: null } }],
    ['password', { target: { ...SFTP } }],
  ])('is said beside %s', (path, over) => {
    expect(problemOf(withValues(over))?.path).toBe(path);
  });

  it('is nothing where a password is kept or typed', () => {
    expect(problemOf(withValues({ target: { ...SFTP }, hasPassword: true }))).toBeNull();
    expect(problemOf(withValues({ target: { ...SFTP }, password: 'x' }))).toBeNull();
  });
});

it.each([
  ['SeLoger Neuf', 'seloger-neuf'],
  ['Bien’ici', 'bien-ici'],
  ['123immo', 'portail-123immo'],
  ['Histo', 'portail-histo'],
  ['New', 'portail-new'],
  ['É', 'portail-e'],
  ['Un portail dont le nom est vraiment trop long', 'un-portail-dont-le-nom-est-vrai'],
])('%s is %s in addresses', (name, code) => {
  expect(codeOf(name)).toBe(code);
});
