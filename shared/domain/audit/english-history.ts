import type { MediaWords } from './media-history';
import type { SummaryWords } from './summary';

/** "a, b and c". */
function englishList(words: readonly string[]): string {
  const [last = '', ...before] = words.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

/** Summaries in English. Apart from the French ones, so that no browser loads both. */
export const ENGLISH_SUMMARY: SummaryWords = {
  actions: {
    CREATE: 'Created',
    UPDATE: 'Changed',
    DELETE: 'Deleted',
    STATUS: 'Status changed',
    SIGN: 'Signed',
    ROLES: 'Roles changed',
    INVITE: 'Invited',
    SIGN_IN: 'Signed in',
    SIGN_OUT: 'Signed out of all devices',
    END_SESSION: 'Session ended',
    ADD_FACTOR: 'Second factor added',
    RENEW_CODES: 'Recovery codes replaced',
    REMOVE_FACTOR: 'Second factor removed',
    PRIVACY: 'Client screen',
    EXPORT: 'Data exported',
    ERASE: 'Data erased',
    MERGE: 'Merged',
    PRINT: 'Printed although held back',
    RUN: 'Listings sent',
  },
  list: englishList,
  others: (count) => `${count} more`,
  colon: ': ',
};

/** Summaries of photographs and documents. */
export const ENGLISH_MEDIA: MediaWords = {
  added: 'Added: ',
  deleted: 'Deleted: ',
  changed: 'Changed: ',
  of: ' of ',
  parts: { position: 'order', caption: 'caption', metadata: 'publication', crop: 'crop' },
  photographs: ['photograph', 'photographs'],
  papers: ['document', 'documents'],
  list: englishList,
};
