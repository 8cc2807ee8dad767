import path from 'node:path';
import { declaredWords, enumerationsOf, repeatedTables, tablesIn, wordTables } from './word-tables';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Tables with an enumeration's keys that translate something other than its values. */
const OF_SOMETHING_ELSE: Readonly<Record<string, string>> = {
  'api/src/modules/visit/notice/notice-message.ts: NEWS_WORDS (visitStatus)': 'beginnings of a subject',
  'remote-activity/src/messages/fr.json: agenda.kind (AGENDA_KINDS)': 'what an entry of the agenda is',
  'remote-activity/src/messages/fr.json: agenda.open (eventType)': 'links',
  'remote-activity/src/messages/fr.json: follow.to (visitStatus)': 'buttons',
  'remote-activity/src/messages/fr.json: new.create (eventType)': 'buttons',
  'remote-activity/src/messages/fr.json: new.page (eventType)': 'titles of pages',
  'remote-activity/src/messages/fr.json: new.saved (eventType)': 'confirmations',
  'remote-activity/src/messages/fr.json: report.problem (REPORT_MAIL_PROBLEMS)': 'advice to the sender',
  'remote-admin/src/messages/fr.json: account.do (userStatus)': 'buttons',
  'remote-admin/src/messages/fr.json: sync.status (IMPORT_STATUSES)': 'of a run, which has four of them',
  'remote-contact/src/messages/fr.json: criterion.transaction (transactionType)': 'what a person looks for',
  'remote-contact/src/messages/fr.json: form.transaction (transactionType)': 'what a person wants to do',
  'remote-contact/src/messages/fr.json: import.outcome (IMPORT_OUTCOMES)': 'of a contact',
  'remote-contact/src/messages/fr.json: tab (contactType)': 'plurals',
  'remote-contact/src/messages/fr.json: timeline.kind (TIMELINE_KINDS)': 'kinds of records',
  'remote-mandate/src/messages/fr.json: conclude.do (transactionType)': 'buttons',
  'remote-mandate/src/messages/fr.json: contract (cardKind)': 'contracts of a letting',
  'remote-mandate/src/messages/fr.json: form.contract (cardKind)': 'hints',
  'remote-property/src/messages/record.fr.json: import.count (IMPORT_RESULTS)': 'plurals after a number',
  'remote-property/src/messages/record.fr.json: import.result.done (BULK_OUTCOMES)': 'of a property',
  'remote-property/src/messages/record.fr.json: import.result.todo (BULK_OUTCOMES)': 'what an import will do',
  'remote-property/src/messages/record.fr.json: import.status (IMPORT_STATUSES)': 'of an import',
  'shared/domain/audit/english-history.ts: actions (AUDIT_ACTIONS)': 'English, which no browser loads',
  'shared/domain/audit/summary.ts: ACTION_LABELS (AUDIT_ACTIONS)': 'French',
  'shared/domain/documents/mandate/parties.ts: BORN_WORDS (contactTitle)': 'participles that agree with a title',
  'shared/domain/documents/mandate/sale-articles.ts: RATE_BASE (feeType)': 'bases of a rate',
  'shared/domain/documents/register-paper.ts: REGISTER_TITLES (cardKind)': 'titles of a document',
  'shared/domain/matching/score-kind.ts: SOUGHT (transactionType)': 'what a person looks for',
  'shared/domain/poliris/write/write-listing.ts: TYPE_WORDS (propertyType)': 'codes of a portal',
  'shared/domain/property/report/report-rules.ts: REPORT_PROBLEM_WORDS (REPORT_MAIL_PROBLEMS)':
    'predicates of a refusal',
  'shared/domain/visit/feedback.ts: TASKS (nextStep)': 'titles of tasks',
  'shared/i18n/messages/common.fr.json: energy.dpe (ENERGY_LABELS)': 'of the energy scale',
  'shared/i18n/messages/common.fr.json: energy.ges (ENERGY_LABELS)': 'of the emission scale',
};

const TWO_TABLES = `
const LABELS: Readonly<Record<Side, string>> = { LEFT: 'Gauche', RIGHT: 'Droite' };
const TONES = { LEFT: 'green', RIGHT: 'blue' } as const;
export const WORDS: Readonly<Record<Side, string>> = {
  LEFT: 'à gauche',
  RIGHT: 'à droite',
};`;

describe('the texts of enumerations', () => {
  it('exist in one table for each enumeration', () => {
    const duplicateTables = repeatedTables(wordTables(ROOT), declaredWords(), enumerationsOf(ROOT));
    expect(duplicateTables).toEqual(Object.keys(OF_SOMETHING_ELSE).toSorted());
  });

  it('are searched for in all enumerations of the domain', () => {
    const all = enumerationsOf(ROOT);
    expect(Object.keys(all).length).toBeGreaterThan(100);
    expect(all).toMatchObject({ FEE_TYPES: ['BUYER', 'SELLER', 'SHARED'], CARD_KINDS: ['T', 'G'] });
  });

  it('are reported when a second table has them, declared or not', () => {
    const sides = ['LEFT', 'RIGHT'];
    const tables = tablesIn('side.ts', TWO_TABLES).filter(({ place }) => place !== 'side.ts: TONES');
    expect(tables.map(({ place }) => place)).toEqual(['side.ts: LABELS', 'side.ts: WORDS']);
    expect(repeatedTables(tables, {}, { SIDES: sides })).toEqual(['side.ts: LABELS (SIDES)', 'side.ts: WORDS (SIDES)']);
    expect(repeatedTables(tables.slice(1), { side: sides }, {})).toEqual(['side.ts: WORDS (side)']);
    expect(repeatedTables(tables.slice(1), {}, { SIDES: sides })).toEqual([]);
  });
});
