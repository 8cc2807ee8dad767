import fr from './messages/fr.json';

/** For `renderScreen`: the panel's own words, as its entry point brings them. */
export const words = { messages: { namespace: 'developer', load: () => Promise.resolve(fr) } };
