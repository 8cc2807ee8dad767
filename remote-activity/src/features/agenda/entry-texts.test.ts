import { anEntry } from '../../test/factories';
import { entryTexts } from './entry-texts';

const textsOf = (entry: ReturnType<typeof anEntry>) =>
  entryTexts(entry, ((key: string) => key) as never, (loginEmail) => loginEmail, false);

describe('the time of an entry', () => {
  it('names the day of an end on another day', () => {
    expect(textsOf(anEntry())).toMatchObject({ day: 'samedi 21 novembre 2026', time: '10:30 – 11:00' });
    const fair = anEntry({ kind: 'MEETING', end: '2026-11-23T17:00:00.000Z' });
    expect(textsOf(fair)).toMatchObject({ day: 'samedi 21 novembre 2026', time: '10:30 – 23/11/2026 18:00' });
  });
});
