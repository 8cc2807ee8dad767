import { describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from './catalogue';
import { loadNamespace } from './namespaces';
import { i18n, setupI18n } from './setup';

setupI18n('fr');

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

describe('texts', () => {
  it('are French at once, without the network', () => {
    expect(i18n.t('propertyType.HOUSE')).toBe('Maison');
    expect(i18n.t('property.rooms', { count: 1 })).toBe('1 pièce');
    expect(i18n.t('property.rooms', { count: 5 })).toBe('5 pièces');
    expect(document.documentElement.lang).toBe('fr');
  });

  it('show an unknown key between question marks', () => {
    expect(i18n.t('nobody.wrote.this')).toBe('?nobody.wrote.this?');
  });

  it('come from a remote once, and may be asked for again after a failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('network')).mockResolvedValue({ title: 'Titre' });
    await expect(loadNamespace('twice', load)).rejects.toThrow('network');
    await loadNamespace('twice', load);
    await loadNamespace('twice', load);
    expect(load).toHaveBeenCalledTimes(2);
    expect(i18n.t('twice:title')).toBe('Titre');
  });
});

describe('the catalogue of the agency', () => {
  it('is laid over the texts of the screens, and stays when a remote arrives later', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(answer({ 'later:title': 'Les nôtres', 'role.SUPPORT': 'Assistance' })),
    );
    await loadCatalogue('/api');
    await loadNamespace('later', () => Promise.resolve({ title: 'Les leurs', other: 'Autre' }));
    expect(i18n.t('later:title')).toBe('Les nôtres');
    expect(i18n.t('later:other')).toBe('Autre');
    expect(i18n.t('role.SUPPORT')).toBe('Assistance');
  });

  it('comes from the static file when the API is silent', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return url.startsWith('/api')
        ? Promise.reject(new TypeError('down'))
        : Promise.resolve(answer({ 'late:a': 'A' }));
    });
    await loadCatalogue('/api/');
    expect(asked).toEqual(['/api/messages?lang=fr&changed=true', '/i18n/fr.json']);
    expect(i18n.t('late:a')).toBe('A');
  });

  it('is done without when neither answers with a map of texts', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })));
    await expect(loadCatalogue('/api')).resolves.toBeUndefined();
    vi.stubGlobal('fetch', () => Promise.resolve(answer({ nested: { no: 'thing' } })));
    await expect(loadCatalogue('/api')).resolves.toBeUndefined();
  });
});
