import type { ScreenOptions } from '@pignon/shared/testing';
import fr from './messages/fr.json';

/** For `renderScreen`: the panel's own words, as its door brings them. */
export const words: ScreenOptions = { messages: { namespace: 'developer', load: () => Promise.resolve(fr) } };
