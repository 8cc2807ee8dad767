import { readBoolean, readDate } from '../../poliris/values';
import type { ConsentChannel } from '../contact.enums';
import type { ContactFields } from '../contact.schema';
import type { ImportField, ImportProblem, ImportValues } from './import-fields';
import { headingKey } from '../../import/heading-key';

type Consent = ContactFields['consents'][number];

const CHANNELS: readonly [ConsentChannel, RegExp][] = [
  ['EMAIL', /\b(?:e ?mails?|mails?|courriels?)\b/],
  ['PHONE', /\b(?:tel|telephones?|phone|appels?|demarchage)\b/],
  ['SMS', /\b(?:sms|textos?)\b/],
  ['POST', /\b(?:courriers?|poste?|postal)\b/],
];
const COLUMNS = { consentEmail: 'EMAIL', consentPhone: 'PHONE', consentSms: 'SMS' } as const;

interface ReadConsent {
  channel: ConsentChannel;
  given: boolean;
  field: ImportField;
}

/** Reads the column of a channel; it never states a refusal of that channel. */
function consentsFromChannels(cell: string, notes: ImportProblem[]): ReadConsent[] {
  const key = headingKey(cell);
  const found = CHANNELS.filter(([, word]) => word.test(key)).map(([channel]) => channel);
  if (/\b(?:non|no|pas|refus\w*|sans|aucun)\b/.test(key)) return [];
  if (found.length === 0 && key !== '' && readBoolean(cell) !== false)
    notes.push({ path: 'consent', message: 'Non repris\u00a0: il ne dit pas pour quel moyen.' });
  return found.map((channel) => ({ channel, given: true, field: 'consent' }));
}

function consentsFromAnswers(values: ImportValues, problems: ImportProblem[]): ReadConsent[] {
  return Object.entries(COLUMNS).flatMap(([column, channel]) => {
    const field = column as keyof typeof COLUMNS;
    const cell = values[field]?.trim() ?? '';
    if (cell === '') return [];
    const isGiven = readBoolean(cell);
    if (isGiven === null) problems.push({ path: field, message: 'Écrivez oui ou non.' });
    return isGiven === null ? [] : [{ channel, given: isGiven, field }];
  });
}

function dateOf(values: ImportValues, today: string, problems: ImportProblem[]): string | null {
  const cell = values.consentDate?.trim() ?? '';
  if (cell === '') return null;
  const date = readDate(cell);
  if (date === null) problems.push({ path: 'consentDate', message: 'Date illisible\u00a0: écrivez 21/11/2026.' });
  else if (date > today) problems.push({ path: 'consentDate', message: 'Cette date est à venir.' });
  return date;
}

/**
 * Reads consents from a file. Consent without date and proof has no legal value: it is skipped with a note. A refusal
 * needs only its date, as silence means the same.
 */
export function readConsents(
  values: ImportValues,
  today: string,
  problems: ImportProblem[],
  notes: ImportProblem[],
): Consent[] {
  const consents = [...consentsFromAnswers(values, problems), ...consentsFromChannels(values.consent ?? '', notes)];
  const date = dateOf(values, today, problems);
  const proof = values.consentProof?.trim() ?? '';
  const consentsByChannel = new Map<ConsentChannel, Consent>();
  for (const { channel, given, field } of consents) {
    if (consentsByChannel.has(channel)) continue;
    if (date !== null && (proof !== '' || !given)) consentsByChannel.set(channel, { channel, given, date, proof });
    else if (given) notes.push({ path: field, message: 'Non repris\u00a0: il lui manque sa date ou sa preuve.' });
  }
  return [...consentsByChannel.values()];
}
