import choices from '../../../shared/i18n/messages/choices.fr.json';
import common from '../../../shared/i18n/messages/common.fr.json';
import fr from '../messages/fr';
import record from '../messages/record.fr.json';

/** French texts of this remote, also those that load with their pages. */
export const allFrench: Record<string, string> = { ...fr, ...record };

const words: Readonly<Record<string, string>> = { ...common, ...choices, ...allFrench };

/** French texts of this remote, as `t`. Throws for an unknown key; handles plurals. */
export function french(key: string, values: Record<string, string | number> = {}): string {
  const text = words[key] ?? words[`${key}_${Number(values.count) > 1 ? 'other' : 'one'}`];
  if (text === undefined) throw new Error(`no text ${key}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

/** Replaces no-break spaces by plain ones. */
export const plain = (text: string) => text.replace(/\s/g, ' ');
