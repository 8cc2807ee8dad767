import { previewAddress, previewedIn } from './preview';
import { keepsPreviews, previewCookie, previewsIn } from './preview-cookie';

describe('a link to a preview', () => {
  test('names a remote and a version, and can be parsed again', () => {
    const address = previewAddress('https://pignon.test/contact/list', { name: 'contact', version: '0.1.0+b7' });
    expect(address).toBe('https://pignon.test/contact/list?preview=contact@0.1.0%2Bb7');
    const [parameterValue = ''] = new URL(address).searchParams.getAll('preview');
    expect(previewedIn(parameterValue)).toEqual({ name: 'contact', version: '0.1.0+b7' });
  });

  for (const text of [
    'contact',
    'contact@',
    '@1.0.0',
    'Contact@1.0.0',
    'contact@http://localhost:3001',
    'contact@//evil.test/entry.js',
    'contact@../other/1.0.0',
    'contact@1.0.0~mandate@1',
    `contact@${'1'.repeat(61)}`,
  ])
    test(`is invalid as ${text.slice(0, 40)}`, () => expect(previewedIn(text)).toBeUndefined());
});

describe('the preview cookie', () => {
  const cookies = (cookie: string) => `pignon-session=1; ${cookie.split(';')[0]}`;

  test('applies to its own user only', () => {
    const cookie = previewCookie('zoe-marchand', { contact: '0.1.0-b7', mandate: '1.0.0' });
    expect(previewsIn(cookies(cookie), 'zoe-marchand')).toEqual({ contact: '0.1.0-b7', mandate: '1.0.0' });
    expect(previewsIn(cookies(cookie), 'yann')).toEqual({});
    expect(keepsPreviews(cookies(cookie))).toBe(true);
    expect(cookie).not.toContain('zoe-marchand');
  });

  test('ends with the browser session, or without previews', () => {
    expect(previewCookie('zoe', { contact: '1' })).not.toMatch(/Max-Age|Expires/i);
    expect(previewCookie('zoe', {})).toMatch(/Max-Age=0/);
    expect(keepsPreviews(cookies(previewCookie('zoe', {})))).toBe(false);
  });

  test('is ignored where it is malformed', () => {
    const cookie = previewCookie('zoe', { contact: '1' }).split(';')[0] ?? '';
    expect(previewsIn(`${cookie}~mandate@http://localhost:1~@~`, 'zoe')).toEqual({ contact: '1' });
    expect(previewsIn('pignon-preview=contact@1', 'zoe')).toEqual({});
  });
});
