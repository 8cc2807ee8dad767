import { useCall } from '@pignon/shared/api';
import type { Language } from '@pignon/shared/domain/messages/messages.enums';

/** Every text of the screens in one language, as screens say it. */
export function useMessages(lang: Language) {
  return useCall('GET messages', { query: { lang } });
}

/** Reads the texts that the agency changed, beside the shipped ones. */
export function useOverrides(lang: Language) {
  return useCall('GET messages/overrides', { query: { lang } });
}
