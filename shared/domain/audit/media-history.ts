import { frenchList } from '../common/french';
import type { AuditAction } from './audit.enums';

/** Labels of media fields, journaled as `<key>.caption`. */
const WORDS: Readonly<Record<string, string>> = {
  position: 'ordre',
  caption: 'légende',
  metadata: 'publication',
  crop: 'recadrage',
};

const isPaperFile = (path: string): boolean => path.endsWith('.pdf');
const counted = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [`${count}\u00a0${count === 1 ? one : several}`];

function filesText(files: readonly string[]): string {
  const papers = files.filter(isPaperFile).length;
  return frenchList([
    ...counted(files.length - papers, 'photographie', 'photographies'),
    ...counted(papers, 'document', 'documents'),
  ]);
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
export function mediaSummary({ action, paths, files }: MediaChanges, isPaper: (key: string) => boolean): string {
  if (action === 'CREATE') return `Ajout\u00a0: ${filesText(files)}`;
  if (action === 'DELETE') return `Suppression\u00a0: ${filesText(files)}`;
  const parts = paths.map((path) => path.split('.'));
  const words = Object.entries(WORDS).flatMap(([part, word]) => (parts.some(([, of]) => of === part) ? [word] : []));
  // documents shift when photographs are reordered
  const written = parts.filter(([, part]) => part !== 'position').map(([key = '']) => isPaper(key));
  const whose = [
    ...(written.length === 0 || written.includes(false) ? ['photographies'] : []),
    ...(written.includes(true) ? ['documents'] : []),
  ];
  return `Modification\u00a0: ${capital(frenchList(words))} des ${frenchList(whose)}`;
}
