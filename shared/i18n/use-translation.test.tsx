import { act, renderHook } from '@testing-library/react';
import { changeLanguage } from './language';
import { i18n, setupI18n } from './setup';
import { useTranslation } from './use-translation';

setupI18n('fr');
i18n.addResourceBundle('fr', 'tariff', { title: 'Honoraires' });

it('follows added texts and the language, with the one instance of the page', async () => {
  const { result } = renderHook(() => useTranslation('tariff'));
  expect(result.current.t('title')).toBe('Honoraires');
  act(() => void i18n.addResourceBundle('fr', 'tariff', { title: 'Tarif' }, true, true));
  expect(result.current.t('title')).toBe('Tarif');
  i18n.addResourceBundle('en', 'tariff', { title: 'Fees' });
  await act(() => changeLanguage('en'));
  expect(result.current.t('title')).toBe('Fees');
  expect(result.current.i18n.language).toBe('en');
});

it('copies no property of the instance in a component', () => {
  const { result } = renderHook(() => useTranslation('tariff'));
  expect(Object.keys(i18n)).toContain('store');
  expect(Object.keys(result.current.i18n)).not.toContain('store');
});

describe('a text', () => {
  const t = (key: string, values?: Record<string, unknown>) =>
    renderHook(() => useTranslation('tariff')).result.current.t(key, values);

  beforeAll(async () => {
    await changeLanguage('fr');
    i18n.addResourceBundle('fr', 'tariff', {
      title: 'Honoraires',
      of: 'Honoraires de {{name}}',
      both: '$t(tariff:title) et $t(save)',
      empty: '',
      lines_one: '{{count}} ligne',
      lines_other: '{{count}} lignes',
    });
    i18n.addResourceBundle('fr', 'other', { title: 'Autre' });
    i18n.addResourceBundle('fr', 'common', { save: 'Enregistrer' });
    i18n.addResourceBundle('en', 'tariff', { onlyEnglish: 'Fees only' });
  });

  it.each([
    ['title', undefined],
    ['other:title', undefined],
    ['of', { name: 'Anne' }],
    ['of', undefined],
    ['both', undefined],
    ['empty', undefined],
    ['lines', { count: 2 }],
    ['save', undefined],
    ['onlyEnglish', undefined],
    ['missing', undefined],
    ['other:missing', undefined],
    ['constructor', undefined],
  ])('%s with %j is read as i18next does', (key, values) => {
    expect(t(key, values)).toBe(i18n.getFixedT('fr', 'tariff')(key, values ?? {}));
  });

  it('reads plain texts without i18next', () => {
    const resolved = jest.spyOn(i18n.services.interpolator, 'interpolate');
    expect(t('title')).toBe('Honoraires');
    expect(resolved).not.toHaveBeenCalled();
    expect(t('of', { name: 'Anne' })).toBe('Honoraires de Anne');
    expect(resolved).toHaveBeenCalled();
  });
});
