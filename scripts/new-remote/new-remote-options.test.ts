import { parseNewRemoteOptions, USAGE } from './new-remote-options';

it('takes titles and team from the name, or as they are said', () => {
  expect(parseNewRemoteOptions(['billing'], {})).toEqual({
    name: 'billing',
    titles: { fr: 'Billing', en: 'Billing' },
    owner: 'Équipe Billing',
    hostUrl: undefined,
  });
  const args = ['billing', '--fr', "Factures de l'agence", '--en', 'Invoices'];
  expect(parseNewRemoteOptions(args, { HOST_URL: 'https://pignon.agence.fr' })).toMatchObject({
    titles: { fr: 'Factures de l’agence', en: 'Invoices' },
    owner: 'Équipe Factures de l’agence',
    hostUrl: 'https://pignon.agence.fr',
  });
});

it('takes the folder of a project of its own', () => {
  expect(parseNewRemoteOptions(['billing', '--outside', '../billing'], {}).outside).toBe('../billing');
});

it('says what it does not understand', () => {
  expect(() => parseNewRemoteOptions([], {})).toThrow(USAGE);
  expect(() => parseNewRemoteOptions(['billing', 'more'], {})).toThrow(USAGE);
  expect(() => parseNewRemoteOptions(['billing', '--fr', '`x`'], {})).toThrow('--fr is up to 40 letters');
});
