import { ProblemError } from '@pignon/shared/api';
import { PROBLEMS } from '@pignon/shared/domain/common/problem';
import { waitFor } from '@testing-library/react';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { problemFrom } from '../api/problem-error';
import { loadCatalogue } from './catalogue';
import { addChoices } from './choices';
import { formatEuro, formatNumber } from './format-number';
import { changeLanguage } from './language';
import { loadNamespace } from './namespaces';
import { i18n, setupI18n } from './setup';

setupI18n('fr');

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

describe('texts', () => {
  it('are French at once, without the network', () => {
    expect(i18n.t('property.rooms', { count: 1 })).toBe('1 pièce');
    expect(i18n.t('property.rooms', { count: 5 })).toBe('5 pièces');
    expect(document.documentElement.lang).toBe('fr');
  });

  it('of enumerations come with the product, and leave what the agency changed', () => {
    i18n.addResourceBundle('fr', 'common', { 'propertyType.APARTMENT': 'Logement' }, true, true);
    expect(i18n.t('propertyType.HOUSE')).toBe('?propertyType.HOUSE?');
    addChoices();
    expect([i18n.t('propertyType.HOUSE'), i18n.t('propertyType.APARTMENT')]).toEqual(['Maison', 'Logement']);
  });

  it('show an unknown key between question marks', () => {
    expect(i18n.t('nobody.wrote.this')).toBe('?nobody.wrote.this?');
  });

  it('fall back to English, fetched on demand, and to the key when missing in both languages', async () => {
    const french = { title: 'Titre' };
    const load = jest.fn((language: string) =>
      Promise.resolve<Record<string, string>>(language === 'en' ? { title: 'Title', extra: 'Extra' } : french),
    );
    await loadNamespace('gaps', load, 'fr');
    expect(i18n.t('gaps:title')).toBe('Titre');
    expect(load).toHaveBeenCalledTimes(1);
    const renderedTexts: string[] = [];
    i18n.store.on('added', () => renderedTexts.push(i18n.t('gaps:extra')));
    expect(i18n.t('gaps:extra')).toBe('?extra?');
    await waitFor(() => expect(i18n.t('gaps:extra')).toBe('Extra'));
    expect(renderedTexts).toContain('Extra');
    expect(i18n.t('gaps:title')).toBe('Titre');
    expect(i18n.t('gaps:nowhere')).toBe('?nowhere?');
    expect(load.mock.calls.map(([language]) => language)).toEqual(['fr', 'en']);
  });

  it('fall back to English again after a failed load', async () => {
    const load = jest.fn((language: string) =>
      language === 'fr' ? Promise.resolve({}) : Promise.reject<Record<string, string>>(new Error('network')),
    );
    await loadNamespace('failing', load, 'fr');
    i18n.t('failing:word');
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    load.mockImplementation(() => Promise.resolve({ word: 'Word' }));
    await waitFor(() => expect(i18n.t('failing:word')).toBe('Word'));
  });

  it('are reloaded for another version of a remote, except those changed by the agency', async () => {
    const loaderOf = (title: string, extraMessages: object = {}) =>
      jest.fn().mockResolvedValue({ title, own: 'Livré', ...extraMessages });
    await loadNamespace('demo', loaderOf('Première'), 'fr', '1');
    i18n.addResourceBundle('fr', 'demo', { own: 'Le nôtre' }, true, true);
    const secondLoader = loaderOf('Deuxième', { added: 'Ajouté' });
    await loadNamespace('demo', secondLoader, 'fr', '2');
    await loadNamespace('demo', secondLoader, 'fr', '2');
    expect(secondLoader).toHaveBeenCalledTimes(1);
    const textsNow = () => ['title', 'own', 'added'].map((key) => i18n.t(`demo:${key}`));
    expect(textsNow()).toEqual(['Deuxième', 'Le nôtre', 'Ajouté']);
    let finishLoading: (loaderOf: Record<string, string>) => void = () => undefined;
    const lateLoad = loadNamespace('demo', () => new Promise((resolve) => (finishLoading = resolve)), 'fr', '1');
    await loadNamespace('demo', loaderOf('Troisième'), 'fr', '3');
    finishLoading({ title: 'Trop tard' });
    await lateLoad;
    expect(textsNow()[0]).toBe('Troisième');
  });

  it('of a remote are loaded once, and again after a failure', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('network')).mockResolvedValue({ title: 'Titre' });
    await expect(loadNamespace('twice', load)).rejects.toThrow('network');
    await loadNamespace('twice', load);
    await loadNamespace('twice', load);
    expect(load).toHaveBeenCalledTimes(2);
    expect(i18n.t('twice:title')).toBe('Titre');
  });
});

describe('the language', () => {
  it('uses the plural for whole millions, which French treats as another form', () => {
    expect(i18n.t('property.rooms', { count: 1_000_000 })).toBe('1\u202f000\u202f000 pièces');
  });

  it('groups counts by thousands, and leaves other numbers unchanged', async () => {
    await loadNamespace('counted', () => Promise.resolve({ many_other: '{{count}} biens, contact {{id}}' }));
    expect(i18n.t('counted:many', { count: 1234, id: 1234 })).toBe('1\u202f234 biens, contact 1234');
  });

  it('changes without a reload: texts first, then the screen and error messages', async () => {
    const seenLanguages: string[] = [];
    await loadNamespace('switch', (language) => Promise.resolve({ word: language === 'en' ? 'House' : 'Maison' }));
    i18n.on('languageChanged', () => seenLanguages.push(i18n.t('switch:word'), i18n.t('action.close')));
    expect(ProblemError.local('NETWORK').message).toMatch(/^Le serveur est injoignable/);
    await changeLanguage('en');
    expect(seenLanguages).toEqual(['House', 'Close']);
    expect(document.documentElement.lang).toBe('en');
    expect(ProblemError.local('NETWORK').message).toMatch(/^The server cannot be reached/);
    const refusal = new Response('{"code":"CONFLICT","message":"Ce mandat est clos."}', { status: 409 });
    expect((await problemFrom(refusal.clone())).message).toBe('This action is not possible in the present state.');
    expect([formatEuro(1_250_000), formatNumber(1_234.5, 1)]).toEqual(['€1,250,000', '1,234.5']);
    await changeLanguage('fr');
    expect((await problemFrom(refusal)).message).toBe('Ce mandat est clos.');
    expect(formatEuro(1_250_000)).toBe('1\u202f250\u202f000\u00a0€');
  });

  it('has a sentence for every refusal, in French the API’s own', () => {
    for (const [code, { message }] of Object.entries(PROBLEMS)) expect(i18n.t(`problem.${code}`)).toBe(message);
  });
});

describe('the agency’s texts', () => {
  it('override the texts of the screens, also of a remote that loads later', async () => {
    stubGlobal('fetch', () => Promise.resolve(answer({ 'later:title': 'Les nôtres', 'role.SUPPORT': 'Assistance' })));
    await loadCatalogue('/api');
    await loadNamespace('later', () => Promise.resolve({ title: 'Les leurs', other: 'Autre' }));
    expect(i18n.t('later:title')).toBe('Les nôtres');
    expect(i18n.t('later:other')).toBe('Autre');
    expect(i18n.t('role.SUPPORT')).toBe('Assistance');
  });

  it('come from the static file when the API does not respond', async () => {
    const requests: string[] = [];
    stubGlobal('fetch', (url: string) => {
      requests.push(url);
      return url.startsWith('/api')
        ? Promise.reject(new TypeError('down'))
        : Promise.resolve(answer({ 'late:a': 'A' }));
    });
    await loadCatalogue('/api/');
    expect(requests).toEqual(['/api/messages?lang=fr&changed=true', '/i18n/fr.json']);
    expect(i18n.t('late:a')).toBe('A');
  });

  it('are omitted when no source returns a map of texts', async () => {
    stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })));
    await expect(loadCatalogue('/api')).resolves.toBeUndefined();
    stubGlobal('fetch', () => Promise.resolve(answer({ nested: { no: 'thing' } })));
    await expect(loadCatalogue('/api')).resolves.toBeUndefined();
  });

  it('come from the static file after a timeout of the API', async () => {
    jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) =>
      url.startsWith('/api')
        ? Promise.reject(signal.reason as Error)
        : Promise.resolve(answer({ 'slow:a': 'Du fichier' })),
    );
    await loadCatalogue('/api');
    expect(i18n.t('slow:a')).toBe('Du fichier');
  });
});
