import { useTranslation } from '@pignon/shared/i18n';
import { lazyMessages } from '../../lazy-messages';
import fr from './fr.json';

const addListMessages = lazyMessages('list', fr, async () => {
  const [lists, bulkResult] = await Promise.all([
    import(/* webpackChunkName: "lazy-messages" */ './en.json'),
    import(/* webpackChunkName: "lazy-messages" */ './bulk-result.en.json'),
  ]);
  return { default: { ...lists.default, ...bulkResult.default } };
});

/** Texts common to all lists. */
export function useListWords() {
  addListMessages();
  return useTranslation('list').t;
}
