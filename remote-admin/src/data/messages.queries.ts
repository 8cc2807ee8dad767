import { useCall } from '@pignon/shared/api';
import type { Language } from '@pignon/shared/domain/messages/messages.enums';

/** Fetches all interface texts of a language. */
export function useMessages(lang: Language) {
  return useCall('GET messages', { query: { lang } });
}

/** Reads the texts that the agency changed, beside the shipped ones. */
export function useOverrides(lang: Language) {
  return useCall('GET messages/overrides', { query: { lang } });
}
