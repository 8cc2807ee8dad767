import type { ImportProblem, ImportValues } from './import-fields';
import { readConsents } from './import-consents';

function read(values: ImportValues) {
  const [problems, notes]: [ImportProblem[], ImportProblem[]] = [[], []];
  const consents = readConsents(values, '2026-11-21', problems, notes);
  return { consents, problems, notes };
}

const DATED = { consentDate: '20/11/2026', consentProof: ' Formulaire ' };

describe('readConsents', () => {
  it('reads the column of each channel', () => {
    const { consents, problems, notes } = read({
      ...DATED,
      consentEmail: 'oui',
      consentPhone: ' non ',
      consentSms: 'X',
    });
    expect(consents).toEqual([
      { channel: 'EMAIL', given: true, date: '2026-11-20', proof: 'Formulaire' },
      { channel: 'PHONE', given: false, date: '2026-11-20', proof: 'Formulaire' },
      { channel: 'SMS', given: true, date: '2026-11-20', proof: 'Formulaire' },
    ]);
    expect([problems, notes]).toEqual([[], []]);
  });

  it('requires yes or no', () => {
    expect(read({ ...DATED, consentSms: 'peut-être' })).toEqual({
      consents: [],
      problems: [{ path: 'consentSms', message: 'Écrivez oui ou non.' }],
      notes: [],
    });
    expect(read({ ...DATED, consentSms: ' ' }).problems).toEqual([]);
  });

  it.each([
    ['e-mail', ['EMAIL']],
    ['emails', ['EMAIL']],
    ['Mail, SMS', ['EMAIL', 'SMS']],
    ['courriel', ['EMAIL']],
    ['Tél', ['PHONE']],
    ['téléphone', ['PHONE']],
    ['appel', ['PHONE']],
    ['démarchage', ['PHONE']],
    ['texto', ['SMS']],
    ['courrier', ['POST']],
    ['post', ['POST']],
    ['poste', ['POST']],
    ['postal', ['POST']],
  ])('reads "%s" as %j', (consent, channels) => {
    expect(read({ ...DATED, consent }).consents.map(({ channel }) => channel)).toEqual(channels);
  });

  it.each(['pas d’e-mail', 'Refus SMS', 'non', 'no phone', 'sans courrier', 'aucun mail', 'refuse les appels'])(
    'ignores "%s" silently',
    (consent) => {
      expect(read({ ...DATED, consent })).toEqual({ consents: [], problems: [], notes: [] });
    },
  );

  it('reports an unknown channel', () => {
    expect(read({ ...DATED, consent: 'oui' })).toEqual({
      consents: [],
      problems: [],
      notes: [{ path: 'consent', message: 'Non repris\u00a0: il ne dit pas pour quel moyen.' }],
    });
    expect(read({ ...DATED, consent: '' }).notes).toEqual([]);
    expect(read({ ...DATED, consent: '0' }).notes).toEqual([]);
  });

  it('skips a consent without its date or its proof, and reports it', () => {
    const note = { path: 'consentEmail', message: 'Non repris\u00a0: il lui manque sa date ou sa preuve.' };
    expect(read({ consentEmail: 'oui', consentProof: 'Formulaire' })).toMatchObject({ consents: [], notes: [note] });
    expect(read({ consentEmail: 'oui', consentDate: '20/11/2026', consentProof: ' ' })).toMatchObject({
      consents: [],
      notes: [note],
    });
  });

  it('accepts a refusal with only its date, and silently skips one without', () => {
    expect(read({ consentEmail: 'non', consentDate: '20/11/2026' }).consents).toEqual([
      { channel: 'EMAIL', given: false, date: '2026-11-20', proof: '' },
    ]);
    expect(read({ consentEmail: 'non' })).toEqual({ consents: [], problems: [], notes: [] });
  });

  it('prefers a channel’s own column over a list of channels', () => {
    expect(read({ ...DATED, consentEmail: 'non', consent: 'mail' }).consents).toMatchObject([
      { channel: 'EMAIL', given: false },
    ]);
  });

  it('refuses an invalid or future date', () => {
    expect(read({ consentDate: 'hier' }).problems).toEqual([
      { path: 'consentDate', message: 'Date illisible\u00a0: écrivez 21/11/2026.' },
    ]);
    expect(read({ consentDate: '22/11/2026' }).problems).toEqual([
      { path: 'consentDate', message: 'Cette date est à venir.' },
    ]);
    expect(read({ consentDate: '21/11/2026' }).problems).toEqual([]);
    expect(read({ consentDate: ' ' }).problems).toEqual([]);
  });
});
