import type { ReactElement } from 'react';
import { renderScreen, type ScreenOptions } from '@pignon/shared/testing';
import { allFrench } from './french';

/** Opens a screen of this remote with the words of the language that the page is in. */
export function openPropertyScreen(screen: ReactElement, options: ScreenOptions) {
  const load = async (language: string): Promise<Record<string, string>> =>
    language === 'en' ? (await import('../messages/en')).default : allFrench;
  return renderScreen(screen, { ...options, messages: { namespace: 'property', load } });
}
