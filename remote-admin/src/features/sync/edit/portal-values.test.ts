import { aPortal } from '../test/a-portal';
import { bodyOf, codeOf, problemOf, targetOf, valuesOf, type PortalValues } from './portal-values';

const BASE = valuesOf(aPortal());
const SFTP = { protocol: 'SFTP', host: 'sftp.portail.fr', port: null, login: 'a', folder: 'in', hostKey: ' ' } as const;
const withValues = (overrides: Partial<PortalValues>): PortalValues => ({ ...BASE, ...overrides });

describe('the request of the portal form', () => {
  it('contains only changed fields', () => {
    expect(bodyOf(BASE, BASE)).toEqual({});
    expect(bodyOf(withValues({ times: ['06:30', '', '12:00'] }), BASE)).toEqual({ times: ['06:30', '12:00'] });
  });

  it('uses the protocol’s default port, and no host key unless one is typed', () => {
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

  it('contains a typed password, and deletes one that is no longer needed', () => {
    expect(bodyOf(withValues({ target: { ...SFTP }, password: 's3cret' }), BASE)).toMatchObject({ password: 's3cret' });
    expect(bodyOf(withValues({ password: 's3cret' }), BASE)).toEqual({});
    const server = withValues({ target: { ...SFTP }, hasPassword: true });
    expect(bodyOf({ ...BASE, hasPassword: true }, server)).toEqual({
      target: { kind: 'FOLDER', folder: 'seloger' },
      password: null,
    });
  });

  it('shows saved values', () => {
    const target = { kind: 'FTP', host: 'h', port: 21, secure: true, login: 'l', folder: '' } as const;
    const values = valuesOf(aPortal({ target }));
    expect(values.target.protocol).toBe('FTPS');
    expect(targetOf(values.target)).toEqual(target);
  });
});

describe('a setting missing to enable a portal', () => {
  it.each([
    ['account', { account: '' }],
    ['target.protocol', { target: { ...BASE.target, protocol: null } }],
    ['password', { target: { ...SFTP } }],
  ])('is reported at %s', (path, overrides) => {
    expect(problemOf(withValues(overrides))?.path).toBe(path);
  });

  it('is not the password once it is saved or typed', () => {
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
])('the address segment of %s is %s', (name, code) => {
  expect(codeOf(name)).toBe(code);
});
