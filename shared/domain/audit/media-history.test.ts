import { ENGLISH_MEDIA } from './english-history';
import { mediaSummary } from './media-history';

const isPaper = (key: string) => key.startsWith('p');
const summarise = (action: 'CREATE' | 'UPDATE' | 'DELETE', paths: string[], files: string[] = []) =>
  mediaSummary({ action, paths, files }, isPaper).replaceAll('\u00a0', ' ');

describe('a summary of changed photographs and documents', () => {
  it('counts added and removed ones, by kind', () => {
    expect(summarise('CREATE', ['a', 'b', 'p'], ['a.jpg', 'b.png', 'p.pdf'])).toBe(
      'Ajout : 2 photographies et 1 document',
    );
    expect(summarise('CREATE', ['a'], ['a.jpg'])).toBe('Ajout : 1 photographie');
    expect(summarise('DELETE', ['p', 'q'], ['p.pdf', 'q.pdf'])).toBe('Suppression : 2 documents');
  });

  it('names the changed fields, each once', () => {
    expect(summarise('UPDATE', ['a.position', 'b.position'])).toBe('Modification : Ordre des photographies');
    expect(summarise('UPDATE', ['a.crop'])).toBe('Modification : Recadrage des photographies');
    expect(summarise('UPDATE', ['b.metadata', 'a.position', 'a.caption', 'b.position'])).toBe(
      'Modification : Ordre, légende et publication des photographies',
    );
  });

  it('names documents when documents change, which only move when photographs are reordered', () => {
    expect(summarise('UPDATE', ['p.caption'])).toBe('Modification : Légende des documents');
    expect(summarise('UPDATE', ['p.caption', 'a.caption'])).toBe(
      'Modification : Légende des photographies et documents',
    );
    expect(summarise('UPDATE', ['p.position', 'a.metadata'])).toBe(
      'Modification : Ordre et publication des photographies',
    );
  });

  it('exists in English as well', () => {
    const inEnglish = (action: 'CREATE' | 'UPDATE', paths: string[], files: string[] = []) =>
      mediaSummary({ action, paths, files }, isPaper, ENGLISH_MEDIA).replaceAll('\u00a0', ' ');
    expect(inEnglish('CREATE', ['a', 'b', 'p'], ['a.jpg', 'b.png', 'p.pdf'])).toBe(
      'Added: 2 photographs and 1 document',
    );
    expect(inEnglish('UPDATE', ['b.metadata', 'a.caption', 'p.caption'])).toBe(
      'Changed: Caption and publication of photographs and documents',
    );
  });
});
