import { summaryOf } from './summary';
import { labelsIn } from '../common/fields/field-labels';
import { FRENCH_PROPERTY_LABELS, PROPERTY_FIELD_LABELS } from '../property/property-labels';
import { ENGLISH_SUMMARY } from './english-history';
import { undoChanges } from './undo-changes';

describe('undoing journaled changes', () => {
  const after = {
    title: 'Villa',
    size: null,
    rooms: [{ type: 'A' }, { type: 'B' }],
    links: { '1': ['X'], '2': ['Y'] },
  };

  it('restores values and leaves the given entity unchanged', () => {
    const changes = [
      { path: 'title', before: 'Maison' },
      { path: 'size', before: 12 },
      { path: 'rooms.0.type', before: null },
    ];
    expect(undoChanges(after, changes, ['links'])).toEqual({
      ...after,
      title: 'Maison',
      size: 12,
      rooms: [{ type: null }, { type: 'B' }],
    });
    expect(after.title).toBe('Villa');
  });

  it('removes what was added, from lists and from maps', () => {
    const changes = [
      { path: 'rooms.0', before: null },
      { path: 'rooms.1', before: null },
      { path: 'links.2', before: null },
    ];
    expect(undoChanges(after, changes, ['links'])).toEqual({ ...after, rooms: [], links: { '1': ['X'] } });
  });

  it('restores what was removed', () => {
    const changes = [
      { path: 'rooms.2', before: { type: 'C' } },
      { path: 'links.3', before: ['Z'] },
    ];
    expect(undoChanges(after, changes, ['links'])).toMatchObject({
      rooms: [{ type: 'A' }, { type: 'B' }, { type: 'C' }],
      links: { '1': ['X'], '2': ['Y'], '3': ['Z'] },
    });
  });
});

describe('a summary', () => {
  it('names at most three changed fields', () => {
    const summarise = (...paths: string[]) => summaryOf('UPDATE', paths, FRENCH_PROPERTY_LABELS);
    expect(summarise('title')).toBe('Modification\u00a0: Titre de l’annonce');
    expect(summarise('title', 'rooms.1.size', 'rooms.2')).toBe('Modification\u00a0: Titre de l’annonce et Pièces');
    expect(summarise('title', 'rooms.1.size', 'features', 'negotiator')).toBe(
      'Modification\u00a0: Titre de l’annonce, Négociateur et 2 autres',
    );
    expect(summaryOf('CREATE', [], FRENCH_PROPERTY_LABELS)).toBe('Création');
  });

  it('is in English on request', () => {
    const labels = labelsIn(PROPERTY_FIELD_LABELS, 'en');
    const summarise = (...paths: string[]) => summaryOf('UPDATE', paths, labels, ENGLISH_SUMMARY);
    expect(summarise('title', 'rooms.1.size')).toBe('Changed: Title of the advertisement and Rooms');
    expect(summarise('title', 'rooms.1.size', 'features', 'negotiator')).toBe(
      'Changed: Title of the advertisement, Negotiator and 2 more',
    );
  });
});
