import type { ReactElement } from 'react';
import { renderScreen, type ScreenOptions } from '@pignon/shared/testing';

/** Opens a screen of this remote with its French texts. */
export function openPropertyScreen(screen: ReactElement, options: ScreenOptions) {
  const load = async () => (await import('../messages/fr.json')).default;
  return renderScreen(screen, { ...options, messages: { namespace: 'property', load } });
}
