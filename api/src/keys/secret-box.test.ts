import type { Cipher } from './algorithms';
import { createSecretBox } from './secret-box';

const boxOf = (secrets: string[], ciphers: Cipher[] = ['aes-256-gcm', 'chacha20-poly1305'], purpose = 'portals') =>
  createSecretBox({ secrets, ciphers, purpose });

describe('an encrypted secret', () => {
  const box = boxOf(['the secret of the house']);

  it('is decrypted by the same box and differs at each encryption', () => {
    const [first, second] = [box.seal('mot de passe é'), box.seal('mot de passe é')];
    expect(box.open(first)).toBe('mot de passe é');
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(false);
    expect(Buffer.from(first).toString('latin1')).not.toContain('passe');
  });

  it('is decrypted by a later version of the product', () => {
    const unnumbered = Buffer.from('Db1QiL5f9IU8coZI0KOW6H+Vk7+h0HwqAUa9Cr1Rc1s9YTbyB6U=', 'base64');
    expect(boxOf(['secret']).open(unnumbered)).toBe('été 2026');
    const numbered = Buffer.from('AcHkMhzrgJgob6WpJH6aEyUry6Ce6ZY6BgP84ypVMx0VldZnMe0a', 'base64');
    expect(boxOf(['secret']).open(numbered)).toBe('été 2026');
  });

  it('is null with another secret, another purpose, or after tampering', () => {
    const sealed = box.seal('mot de passe');
    expect(boxOf(['another secret']).open(sealed)).toBeNull();
    expect(boxOf(['the secret of the house'], undefined, 'media').open(sealed)).toBeNull();
    const tampered = Uint8Array.from(sealed, (byte, index) => (index === sealed.length - 1 ? byte ^ 1 : byte));
    expect(box.open(tampered)).toBeNull();
    expect(box.open(new Uint8Array(3))).toBeNull();
  });

  it('stays readable under an earlier secret or cipher, and is encrypted anew under the current one', () => {
    const later = boxOf(['a new secret', 'the secret of the house'], ['chacha20-poly1305', 'aes-256-gcm']);
    const unnumbered = Buffer.from('Db1QiL5f9IU8coZI0KOW6H+Vk7+h0HwqAUa9Cr1Rc1s9YTbyB6U=', 'base64');
    const sealed = box.seal('mot de passe');
    expect(later.open(sealed)).toBe('mot de passe');
    const resealed = later.reseal(sealed);
    expect(boxOf(['a new secret'], ['chacha20-poly1305']).open(resealed!)).toBe('mot de passe');
    expect(box.open(resealed!)).toBeNull();
    expect(later.reseal(resealed!)).toBeNull();
    expect(boxOf(['secret']).reseal(unnumbered)).not.toBeNull();
    expect(boxOf(['unknown']).reseal(sealed)).toBeNull();
  });

  it('names its cipher, and no cipher reads what names another', () => {
    const ciphers: Cipher[] = ['aes-256-gcm', 'chacha20-poly1305'];
    const sealed = ciphers.map((cipher) => boxOf(['secret'], [cipher]).seal('mot de passe'));
    expect(sealed.map(([number]) => number)).toEqual([1, 2]);
    for (const [index, each] of sealed.entries())
      expect(ciphers.map((cipher) => boxOf(['secret'], [cipher]).open(each))).toEqual(
        ciphers.map((_, other) => (other === index ? 'mot de passe' : null)),
      );
  });
});
