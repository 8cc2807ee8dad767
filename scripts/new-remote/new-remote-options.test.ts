import { parseNewRemoteOptions, USAGE } from './new-remote-options';

it('derives titles and team from the name, unless they are given', () => {
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

it('reads the folder of a separate project', () => {
  expect(parseNewRemoteOptions(['billing', '--outside', '../billing'], {}).outside).toBe('../billing');
});

it('explains invalid arguments', () => {
  expect(() => parseNewRemoteOptions([], {})).toThrow(USAGE);
  expect(() => parseNewRemoteOptions(['billing', 'more'], {})).toThrow(USAGE);
  expect(() => parseNewRemoteOptions(['billing', '--fr', '`x`'], {})).toThrow('--fr is up to 40 letters');
});
