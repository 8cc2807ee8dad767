import fr from './messages/fr.json';

/** For `renderScreen`: the panel's own words, as its entry point brings them. */
export const developerTexts = { messages: { namespace: 'developer', load: () => Promise.resolve(fr) } };
