import { summaryOf } from './summary';
import { PROPERTY_LABELS } from '../property/property-catalogue';
import { undoChanges } from './undo-changes';

describe('undoing what the journal tells', () => {
  const after = {
    title: 'Villa',
    size: null,
    rooms: [{ type: 'A' }, { type: 'B' }],
    links: { '1': ['X'], '2': ['Y'] },
  };

  it('puts values back and leaves the entity given alone', () => {
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

  it('takes away what was added, from lists and from maps', () => {
    const changes = [
      { path: 'rooms.0', before: null },
      { path: 'rooms.1', before: null },
      { path: 'links.2', before: null },
    ];
    expect(undoChanges(after, changes, ['links'])).toEqual({ ...after, rooms: [], links: { '1': ['X'] } });
  });

  it('brings back what was removed', () => {
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
  it('names what was touched, at most three places', () => {
    const say = (...paths: string[]) => summaryOf('UPDATE', paths, PROPERTY_LABELS);
    expect(say('title')).toBe('Modification\u00a0: Titre');
    expect(say('title', 'rooms.1.size', 'rooms.2')).toBe('Modification\u00a0: Titre et Pièces');
    expect(say('title', 'rooms.1.size', 'features', 'negotiator')).toBe(
      'Modification\u00a0: Titre, Négociateur et 2 autres',
    );
    expect(summaryOf('CREATE', [], PROPERTY_LABELS)).toBe('Création');
  });
});
