import { normalise } from '../common/text/normalise';
import type { Translation } from '../property/property.schema';
import type { FieldReader } from './field-reader';

/** ISO 639-1 codes by names found in files. */
const LANGUAGES: Readonly<Record<string, string>> = {
  gb: 'en',
  uk: 'en',
  us: 'en',
  anglais: 'en',
  english: 'en',
  sp: 'es',
  espagnol: 'es',
  allemand: 'de',
  ger: 'de',
  italien: 'it',
  neerlandais: 'nl',
  hollandais: 'nl',
  portugais: 'pt',
  russe: 'ru',
  basque: 'eu',
  catalan: 'ca',
  chinois: 'zh',
};

function languageOf(field: string): string | null {
  const word = normalise(field);
  const code = LANGUAGES[word] ?? word.slice(0, 2);
  return /^[a-z]{2}$/.test(code) && (LANGUAGES[word] !== undefined || /^[a-z]{2}(?:\s[a-z]{2})?$/.test(word))
    ? code
    : null;
}

const SLOTS = [1, 2, 3] as const;

/** Texts in other languages, each once. */
export function readTranslations(reader: FieldReader): Translation[] {
  const found: Translation[] = [];
  for (const slot of SLOTS) {
    const code = reader.text(`language${slot}`, 40);
    const [title, description] = [reader.text(`title${slot}`, 200), reader.lines(`description${slot}`, 20_000)];
    const language = languageOf(code);
    if (title === '' && description === '') continue;
    if (language === null)
      reader.noteOmission(
        `Texte en langue ${slot}\u00a0: ${code === '' ? 'langue non dite' : `langue «\u00a0${code}\u00a0» inconnue`}.`,
      );
    else if (found.some((one) => one.language === language))
      reader.noteOmission(`Texte en langue ${slot}\u00a0: la langue «\u00a0${code}\u00a0» est déjà donnée.`);
    else found.push({ language, title, description });
  }
  return found;
}
