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
