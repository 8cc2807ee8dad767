import fr from './messages/fr.json';

/** For `renderScreen`: the panel's own words, as its door brings them. */
export const words = { messages: { namespace: 'developer', load: () => Promise.resolve(fr) } };
