import { PortalCode, PortalFieldsSchema, PortalPatch, TargetSchema } from './portal.schema';

const FTP = { kind: 'FTP', host: 'ftp.portail.fr', port: 21, secure: true, login: 'agence', folder: 'annonces' };
const isTargetAccepted = (overrides: object) => TargetSchema.safeParse({ ...FTP, ...overrides }).success;

describe('the code of a portal', () => {
  test('is a segment of an address', () => {
    for (const code of ['le', 'se-loger-2', `a${'b'.repeat(30)}`])
      expect(PortalCode.safeParse(code).success).toBe(true);
    for (const code of ['a', 'Le', '2le', '-le', 'le_bon', 'le/', 'xLe', `a${'b'.repeat(31)}`])
      expect(PortalCode.safeParse(code).error?.issues[0]?.message).toBe('Des minuscules, des chiffres et des tirets');
  });

  test('is not the reserved word of the history', () => {
    expect(PortalCode.safeParse('histo').error?.issues[0]?.message).toBe('Ce code est réservé.');
  });
});

describe('the target of a portal', () => {
  test('is a folder or a server', () => {
    expect(isTargetAccepted({})).toBe(true);
    expect(TargetSchema.safeParse({ kind: 'FOLDER', folder: '' }).success).toBe(true);
    expect(TargetSchema.safeParse({ kind: 'MAIL', folder: '' }).success).toBe(false);
    expect(isTargetAccepted({ secure: undefined })).toBe(false);
    expect(isTargetAccepted({ kind: 'SFTP' })).toBe(false);
    expect(isTargetAccepted({ kind: 'SFTP', secure: undefined })).toBe(false);
    const { secure: _, ...sftp } = { ...FTP, kind: 'SFTP' };
    expect(TargetSchema.safeParse(sftp).success).toBe(true);
  });

  test.each([
    [{ port: 1 }, true],
    [{ port: 65_535 }, true],
    [{ port: 0 }, false],
    [{ port: 65_536 }, false],
    [{ host: '.portail.fr' }, false],
    [{ host: 'ftp portail' }, false],
    [{ login: ' ' }, false],
    [{ login: 'a'.repeat(101) }, false],
    [{ folder: '' }, true],
    [{ folder: 'a/b/c.d' }, true],
    [{ folder: '../up' }, false],
    [{ folder: 'a/../b' }, false],
    [{ folder: '/root' }, false],
    [{ folder: 'a/' }, false],
    [{ folder: 'a b' }, false],
    [{ folder: Array<string>(10).fill('a').join('/') }, true],
    [{ folder: Array<string>(11).fill('a').join('/') }, false],
  ])('with %j is accepted: %s', (overrides, isAccepted) => {
    expect(isTargetAccepted(overrides)).toBe(isAccepted);
  });
});

describe('the daily times of a portal', () => {
  const { times } = PortalFieldsSchema.shape;

  test('are sorted, each once', () => {
    expect(times.parse(['18:30', '06:00', '18:30'])).toEqual(['06:00', '18:30']);
  });

  test('are valid times, four a day at most', () => {
    expect(times.safeParse(['00:00', '09:59', '19:00', '23:59']).success).toBe(true);
    expect(times.safeParse(Array<string>(5).fill('06:00')).error?.issues[0]?.message).toBe('4 envois par jour au plus');
    for (const invalidTime of ['24:00', '6:00', '06:60', 'x06:00', '06:00x'])
      expect(times.safeParse([invalidTime]).error?.issues[0]?.message).toBe('Heure invalide');
  });
});

describe('PortalPatch', () => {
  test('accepts, keeps or deletes a password', () => {
    expect(PortalPatch.parse({ password: null })).toEqual({ password: null });
    expect(PortalPatch.parse({ name: ' Portail ' })).toEqual({ name: 'Portail' });
    expect(PortalPatch.safeParse({ password: '' }).error?.issues[0]?.message).toBe('Ce champ est requis');
    expect(PortalPatch.safeParse({ password: 'a'.repeat(201) }).success).toBe(false);
    expect(PortalPatch.safeParse({ name: ' ' }).error?.issues[0]?.message).toBe('Ce champ est requis');
    expect(PortalPatch.safeParse({ name: 'a'.repeat(61) }).success).toBe(false);
  });
});
