import { frenchList } from '../common/french';
import type { AuditAction } from './audit.enums';

/** Words and rules of a summary of media in one language. */
export interface MediaWords {
  added: string;
  deleted: string;
  changed: string;
  /** Preposition between the change and its owner. */
  of: string;
  /** Words of a media's fields, which the journal names `<key>.caption`. */
  parts: Readonly<Record<'caption' | 'crop' | 'metadata' | 'position', string>>;
  photographs: readonly [one: string, several: string];
  papers: readonly [one: string, several: string];
  /** Joins words: "a, b et c". */
  list: (words: readonly string[]) => string;
}

const FRENCH: MediaWords = {
  added: 'Ajout\u00a0: ',
  deleted: 'Suppression\u00a0: ',
  changed: 'Modification\u00a0: ',
  of: ' des ',
  parts: { position: 'ordre', caption: 'légende', metadata: 'publication', crop: 'recadrage' },
  photographs: ['photographie', 'photographies'],
  papers: ['document', 'documents'],
  list: frenchList,
};

const isPaperFile = (path: string): boolean => path.endsWith('.pdf');
const countText = (count: number, [one, several]: MediaWords['papers']): string[] =>
  count === 0 ? [] : [`${count}\u00a0${count === 1 ? one : several}`];

function filesText(files: readonly string[], words: MediaWords): string {
  const papers = files.filter(isPaperFile).length;
  return words.list([...countText(files.length - papers, words.photographs), ...countText(papers, words.papers)]);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface MediaChanges {
  action: AuditAction;
  /** `<key>`, `<key>.position`. */
  paths: readonly string[];
  /** Paths of added and removed files: they distinguish photographs from documents. */
  files: readonly string[];
}

/**
 * Summarizes a change of photos and documents: "Ajout : 5 photographies et 1 document", "Modification : Ordre et
 * publication des photographies".
 */
export function mediaSummary(
  { action, paths, files }: MediaChanges,
  isPaper: (key: string) => boolean,
  words = FRENCH,
): string {
  if (action === 'CREATE') return `${words.added}${filesText(files, words)}`;
  if (action === 'DELETE') return `${words.deleted}${filesText(files, words)}`;
  const parts = paths.map((path) => path.split('.'));
  const changedParts = Object.entries(words.parts).flatMap(([part, word]) =>
    parts.some(([, of]) => of === part) ? [word] : [],
  );
  // documents move along when photographs are reordered
  const isPaperPart = parts.filter(([, part]) => part !== 'position').map(([key = '']) => isPaper(key));
  const ownerText = [
    ...(isPaperPart.length === 0 || isPaperPart.includes(false) ? [words.photographs[1]] : []),
    ...(isPaperPart.includes(true) ? [words.papers[1]] : []),
  ];
  return `${words.changed}${capital(words.list(changedParts))}${words.of}${words.list(ownerText)}`;
}
