import { createSecretBox } from './secret-box';

describe('an encrypted secret', () => {
  const box = createSecretBox('the secret of the house', 'portals');

  it('is decrypted by the same box and differs at each encryption', () => {
    const [first, second] = [box.seal('mot de passe é'), box.seal('mot de passe é')];
    expect(box.open(first)).toBe('mot de passe é');
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(false);
    expect(Buffer.from(first).toString('latin1')).not.toContain('passe');
  });

  it('is decrypted by a later version of the product', () => {
    const sealed = Buffer.from('Db1QiL5f9IU8coZI0KOW6H+Vk7+h0HwqAUa9Cr1Rc1s9YTbyB6U=', 'base64');
    expect(createSecretBox('secret', 'portals').open(sealed)).toBe('été 2026');
  });

  it('is null with another secret, another purpose, or after tampering', () => {
    const sealed = box.seal('mot de passe');
    expect(createSecretBox('another secret', 'portals').open(sealed)).toBeNull();
    expect(createSecretBox('the secret of the house', 'media').open(sealed)).toBeNull();
    const tampered = Uint8Array.from(sealed, (byte, index) => (index === sealed.length - 1 ? byte ^ 1 : byte));
    expect(box.open(tampered)).toBeNull();
    expect(box.open(new Uint8Array(3))).toBeNull();
  });
});
