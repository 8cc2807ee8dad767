import { useCall } from '@pignon/shared/api';
import type { Language } from '@pignon/shared/domain/messages/messages.enums';

/** Every text of the screens in one language, as screens say it. */
export function useMessages(lang: Language) {
  return useCall('GET messages', { query: { lang } });
}

/** The texts that the agency changed, beside those they stand for. */
export function useOverrides(lang: Language) {
  return useCall('GET messages/overrides', { query: { lang } });
}
