import {
  DEFAULT_MAIL_SETTINGS,
  MailServerSchema,
  MailSettingsFieldsSchema,
  MailSettingsPatch,
  MailTestRequest,
} from './mail-settings.schema';
import { PairSchema, ProposalStepRequest, ProposeRequest, UndoRequest } from './proposal.schema';

const messages = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('ProposalStepRequest', () => {
  const PATH = { path: ['reason'] };

  test('requires the reason of a refusal, and of nothing else', () => {
    expect(ProposalStepRequest.safeParse({ status: 'REFUSED', reason: 'PRICE' }).success).toBe(true);
    expect(ProposalStepRequest.safeParse({ status: 'REFUSED' }).error?.issues).toMatchObject([
      { ...PATH, message: 'Indiquez pourquoi ce bien ne convient pas.' },
    ]);
    expect(ProposalStepRequest.safeParse({ status: 'PROPOSED', reason: 'PRICE' }).error?.issues).toMatchObject([
      { ...PATH, message: 'Seul un refus a un motif.' },
    ]);
    expect(ProposalStepRequest.safeParse({ status: 'PROPOSED' }).success).toBe(true);
  });

  test('trims a note', () => {
    expect(ProposalStepRequest.parse({ status: 'PROPOSED', note: ' trop cher ' }).note).toBe('trop cher');
  });
});

describe('ProposeRequest', () => {
  const pair = { contactId: 1, reference: 'V26-00042' };

  test('names at least one customer and one property', () => {
    expect(PairSchema.safeParse(pair).success).toBe(true);
    expect(PairSchema.safeParse({ ...pair, contactId: 0 }).success).toBe(false);
    expect(PairSchema.safeParse({ contactId: 1 }).success).toBe(false);
    expect(ProposeRequest.safeParse({ pairs: [pair], means: 'EMAIL' }).success).toBe(true);
    expect(ProposeRequest.safeParse({ pairs: [], means: 'EMAIL' }).success).toBe(false);
    expect(ProposeRequest.safeParse({ pairs: [pair], means: 'PIGEON' }).success).toBe(false);
    expect(ProposeRequest.safeParse({ pairs: [pair] }).success).toBe(false);
  });

  test('undoes at least one proposal', () => {
    expect(UndoRequest.safeParse({ ids: [1] }).success).toBe(true);
    expect(UndoRequest.safeParse({ ids: [] }).success).toBe(false);
    expect(UndoRequest.safeParse({ ids: [0] }).success).toBe(false);
  });
});

describe('mail settings', () => {
  const server = { host: 'smtp.agence.fr', port: 587, security: 'STARTTLS', user: null, from: 'agence@agence.fr' };

  test.each([
    [{}, true],
    [{ port: 1 }, true],
    [{ port: 65_535 }, true],
    [{ port: 0 }, false],
    [{ port: 65_536 }, false],
    [{ host: '-smtp.fr' }, false],
    [{ host: 'smtp fr' }, false],
    [{ host: 'smtp.fr/' }, false],
    [{ user: 'agence' }, true],
    [{ user: 'a'.repeat(255) }, false],
    [{ security: 'ROT13' }, false],
    [{ from: 'agence' }, false],
  ])('of a server with %j are accepted: %s', (overrides, isAccepted) => {
    expect(MailServerSchema.safeParse({ ...server, ...overrides }).success).toBe(isAccepted);
  });

  test('report errors in readable words', () => {
    expect(messages(MailServerSchema, { ...server, host: '?' })).toEqual(['Nom de serveur invalide']);
    expect(messages(MailServerSchema, { ...server, user: ' ' })).toEqual(['Ce champ est requis']);
    expect(messages(MailSettingsPatch, { password: '' })).toEqual(['Ce champ est requis']);
    expect(MailTestRequest.safeParse({ to: 'agence' }).success).toBe(false);
  });

  test.each([
    ['undoSeconds', 0, 300],
    ['maxMails', 1, 20],
    ['capDays', 1, 31],
    ['againDays', 1, 365],
  ])('limit %s to between %d and %d', (field, min, max) => {
    const takes = (value: number) =>
      MailSettingsFieldsSchema.safeParse({ ...DEFAULT_MAIL_SETTINGS, [field]: value }).success;
    expect([min - 1, min, max, max + 1].map(takes)).toEqual([false, true, true, false]);
  });

  test('limit messages by default: two a week, same property after a month, 20 s to undo', () => {
    expect(MailSettingsFieldsSchema.parse(DEFAULT_MAIL_SETTINGS)).toEqual({
      server: null,
      undoSeconds: 20,
      maxMails: 2,
      capDays: 7,
      againDays: 30,
      visitsTold: false,
      visitsReminded: false,
      visitTexts: { CONFIRMATION: '', CHANGE: '', CANCELLATION: '', REMINDER: '' },
    });
  });

  test('are changed one by one; null deletes the password', () => {
    expect(MailSettingsPatch.parse({ maxMails: 3, password: null })).toEqual({ maxMails: 3, password: null });
    expect(MailSettingsPatch.safeParse({ secret: 'x' }).success).toBe(false);
  });
});
