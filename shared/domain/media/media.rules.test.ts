import { markProblem, mediaListProblem } from './media.rules';

const line = (key: string) => ({ key, caption: '', metadata: [] });

describe('a new list of media', () => {
  const present = [line('a'), line('b')];

  it('may have another order', () => {
    expect(mediaListProblem('property', present, { media: [line('b'), line('a')] })).toBeNull();
  });

  it.each([
    ['one file missing', [line('a')]],
    ['one too many', [line('a'), line('b'), line('c')]],
    ['one twice', [line('a'), line('a')]],
    ['one that is not there', [line('a'), line('c')]],
  ])('may not have %s', (_, media) => {
    expect(mediaListProblem('property', present, { media })).toEqual({
      path: 'media',
      message: 'La liste doit contenir chaque fichier, une seule fois.',
    });
  });

  it('names the file with an invalid mark', () => {
    const media = [line('a'), { ...line('b'), metadata: ['PUBLIC' as const] }];
    expect(mediaListProblem('contact', present, { media })).toMatchObject({ path: 'media.1.metadata' });
    expect(mediaListProblem('property', present, { media })).toBeNull();
  });
});

describe('the marks of a file', () => {
  it('never make a contact’s file public, nor a property’s file a proof of identity', () => {
    expect(markProblem('contact', ['PUBLIC'])).toBe('Un fichier de contact n’est jamais public.');
    expect(markProblem('property', ['IDENTITY'])).toBe('Une pièce d’identité se range avec un contact.');
    expect(markProblem('contact', ['IDENTITY'])).toBeNull();
    expect(markProblem('property', ['PUBLIC'])).toBeNull();
  });
});
