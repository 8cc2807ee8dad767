import type { Language } from '@pignon/shared/domain/messages/messages.enums';
import type { MessageOverride, Texts } from '@pignon/shared/domain/messages/messages.schema';
import { placeholderProblem } from '@pignon/shared/domain/messages/placeholders';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import type { Queryable } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { writeAudit } from '../audit/audit.repo';
import { deleteMessages, lockMessages, saveMessages, readMessages, readOverrides } from './messages.repo';
import type { ShippedTexts } from './shipped-texts';

/** Lists the texts that the agency changed, beside the shipped ones. */
export async function listOverrides(db: Queryable, shipped: ShippedTexts, lang: Language): Promise<MessageOverride[]> {
  const [texts, overrides] = await Promise.all([shipped(lang), readOverrides(db, lang)]);
  return overrides.map((override) => ({ ...override, shipped: texts[override.key] ?? null }));
}

export interface MessagesChange {
  lang: Language;
  /** Null restores the shipped text. */
  newTexts: Readonly<Record<string, string | null>>;
  shipped: Texts;
}

function problemsOf({ newTexts, shipped }: MessagesChange): FieldProblem[] {
  return Object.entries(newTexts).flatMap(([key, text]) => {
    if (text === null) return [];
    const original = Object.hasOwn(shipped, key) ? shipped[key] : undefined;
    const message = original === undefined ? 'Aucun écran ne demande ce texte.' : placeholderProblem(original, text);
    return message === null ? [] : [{ path: `texts.${key}`, message }];
  });
}

/**
 * Changes or resets texts of one language; false when nothing differs. @throws VALIDATION for an unknown key, or a
 * missing placeholder
 */
export async function changeMessages(tx: Queryable, actor: Actor, change: MessagesChange): Promise<boolean> {
  const problems = problemsOf(change);
  const [first] = problems;
  if (first) throw new ApiProblem('VALIDATION', { message: first.message, errors: problems });
  const { lang, newTexts, shipped } = change;
  await lockMessages(tx, lang);
  const current = await readMessages(tx, lang);
  // A text equal to the shipped one is not stored.
  const next = Object.entries(newTexts).map(([key, text]) => [key, text === shipped[key] ? null : text] as const);
  const differing = next.filter(([key, text]) => (current[key] ?? null) !== text);
  if (differing.length === 0) return false;
  const customTexts = differing.flatMap(([key, text]) => (text === null ? [] : [[key, text] as const]));
  await deleteMessages(
    tx,
    lang,
    differing.filter(([, text]) => text === null).map(([key]) => key),
  );
  await saveMessages(tx, lang, Object.fromEntries(customTexts), { user: actor.user, at: timeOf(actor) });
  const changes = differing.map(([path, after]) => ({ path, before: current[path] ?? null, after }));
  await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'message', ref: lang, changes }]);
  return true;
}
