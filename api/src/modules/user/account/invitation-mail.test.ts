import { invitationMail, type Invitation } from './invitation-mail';

const INVITATION: Invitation = {
  agency: 'Agence du Port',
  inviter: 'Maya Bidart',
  firstName: 'Zoé',
  loginEmail: 'zoe@pignon.test',
  publicUrl: 'https://pignon.test',
};
const textOf = (overrides: Partial<Invitation> = {}) =>
  invitationMail({ ...INVITATION, ...overrides }).text.split('\n');

it('greets by the first name and names the inviting user, agency and address', () => {
  const { subject, text, html } = invitationMail(INVITATION);
  expect(subject).toBe('Votre accès à Pignon\u00a0– Agence du Port');
  const lines = text.split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'Bonjour Zoé,',
    '',
    'Maya Bidart vous ouvre un accès à Pignon, le logiciel de Agence du Port.',
    '',
    'https://pignon.test',
  ]);
  expect(text).toContain('Connectez-vous avec l’adresse zoe@pignon.test');
  for (const words of ['Bonjour Zoé,', 'Maya Bidart', 'https://pignon.test']) expect(html).toContain(words);
});

it('greets a user without name, on behalf of the agency or of none', () => {
  expect(textOf({ firstName: '' })[0]).toBe('Bonjour,');
  expect(textOf({ inviter: null })[2]).toMatch(/^Agence du Port vous ouvre un accès/);
  expect(textOf({ inviter: null, agency: '' })[2]).toMatch(
    /^l’agence vous ouvre un accès à Pignon, le logiciel de l’agence/,
  );
  expect(invitationMail({ ...INVITATION, agency: '' }).subject).toBe('Votre accès à Pignon\u00a0– l’agence');
});
