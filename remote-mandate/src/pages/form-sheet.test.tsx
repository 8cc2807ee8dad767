import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPage, aUser, renderScreen, sheetsOf, type FakeHandlers } from '@pignon/shared/testing';
import { aRental } from '@pignon/shared/domain/property/test/a-property';
import fr from '../messages/fr';
import { anEntrusted, someContacts } from '../test/a-full-mandate';
import { Page } from './new.page';

jest.setTimeout(120_000);

const SOON = { timeout: 25_000 };

function open(api: FakeHandlers = {}) {
  sessionStorage.clear();
  return renderScreen(<Page />, {
    at: '/mandate/new?property=V26-00042',
    route: '/mandate/new',
    messages: { namespace: 'mandate', load: () => Promise.resolve(fr) },
    api: {
      'GET property/{reference}': () => anEntrusted(),
      'POST contact/byIds': ({ body }) => someContacts(body),
      'POST mandate/find': () => aPage([]),
      'GET user': () => [aUser({ roles: ['NEGOTIATOR', 'MANAGER'] })],
      'GET user/me/draft/{key}': () => null,
      'DELETE user/me/draft/{key}': () => undefined,
      ...api,
    },
  });
}
// loads the lazy form before the first test
beforeAll(() => import('../features/form/new-form'), 60_000);

const OF_MANAGEMENT = {
  'Nature du mandat': [
    'ExclusifL’agence est seule à vendre ou louer le bien: oui',
    'SimpleD’autres agences peuvent aussi en être chargées: non',
    'En délégationUne autre agence partage son mandat: non',
    'LocationChercher un locataire (registre Transaction): non',
    'GestionLouer et gérer le bien (registre Gestion): oui',
  ],
  Mandants: ['Ajouter un mandant*:'],
  'Prix et honoraires': ['Loyer mensuel, charges comprises*: 785 €'],
  'Conditions de location': [
    'Charges mensuelles: 85 € — Comprises dans le loyer',
    'Dépôt de garantie: 700 €',
    'Location meublée: non',
    'Honoraires à la charge du bailleur: 553,50 € — Visite, dossier, bail et état des lieux',
    'dont état des lieux, au bailleur: 150 €',
    'Entremise et négociation:  € — À la charge du bailleur seul',
    'Honoraires à la charge du locataire: 553,50 € — Visite, dossier, bail et état des lieux',
    'dont état des lieux, au locataire: 150 €',
  ],
  Gestion: [
    'Recevoir tous loyers, charges, indemnités d’occupation, dépôts de garantie, avances sur travaux et autres sommes ou valeurs relatives au bien, et en donner quittance: oui',
    'Rechercher des locataires, faire visiter le bien et le louer aux conditions du mandat: oui',
    'Rédiger, signer, renouveler et résilier les baux: oui',
    'Dresser ou faire dresser les états des lieux d’entrée et de sortie: oui',
    'Donner et recevoir tous congés: oui',
    'Réviser les loyers et régulariser les charges: oui',
    'Payer les charges, impôts, primes et fournisseurs sur les sommes encaissées: oui',
    'Faire exécuter les réparations et travaux d’entretien: oui',
    'Souscrire, modifier et résilier les assurances du bien, et déclarer les sinistres: non',
    'Représenter le mandant auprès du syndic et des assemblées de copropriétaires: non',
    'Représenter le mandant auprès des administrations et des concessionnaires: non',
    'Mettre en demeure, faire délivrer commandement et poursuivre le recouvrement des sommes impayées: non',
    'Honoraires de gestion: Pourcentage des sommes encaissées (Pourcentage des sommes encaissées / Montant mensuel)',
    'Taux des honoraires de gestion*:  % — TTC',
    'Garantie des loyers impayés:  % — En pourcentage des sommes encaissées, TTC ; vide : aucune',
    'Comptes rendus de gestion: Chaque mois (Chaque mois / Chaque trimestre / Chaque semestre / Chaque année)',
    'Préavis*: 3 mois',
    'Dépôt de garantie gardé par: L’agence (L’agence / Le mandant)',
    'Compte des sommes encaissées:  — Banque et IBAN, tels qu’ils figurent au mandat',
    'Travaux sans accord préalable:  € — Jusqu’à ce montant TTC ; vide : toujours un accord',
  ],
  'Durée et engagement': expect.arrayContaining([
    'Date de début:  — Vide : le jour de la dernière signature.',
    'Durée: 3 mois — Sans date de fin, elle fixe l’échéance.',
    'Date de fin:  — Facultative : elle l’emporte sur la durée.',
    'Irrévocable jusqu’au:  — 3 mois au plus ; vide pour un exclusif : 3 mois.',
    'Tacite reconduction: non — Il se reconduit par périodes égales, 36 mois au plus en tout. Le mandant est prévenu avant chaque terme.',
    'Signé hors établissement ou à distance: non — Les mandants ont alors 14 jours pour se rétracter.',
  ]) as string[],
  Suivi: [
    'Négociateurs:',
    // a dwelling of 1987 to let needs neither an energy audit nor a lead report
    'Performance énergétique (DPE): non',
    'Amiante: non',
    'Électricité: non',
    'Gaz: non',
    'Termites: non',
    'État des risques: non',
    'Mesurage (Carrez ou habitable): non',
    'Assainissement: non',
    'Titre de propriété: non',
  ],
};

const OF_SALE = {
  'Agence délégante': [
    'Nom de l’agence*:',
    'Carte professionnelle*:',
    'Numéro du mandat*:',
    'Date du mandat*:',
    'Notre part d’honoraires*:  %',
  ],
  'Prix et honoraires': [
    'Prix*: 261 250 € — Tel qu’il est affiché, honoraires de l’acquéreur compris.',
    'Paiement des honoraires: Partagés entre le vendeur et l’acquéreur (À la charge de l’acquéreur / À la charge du vendeur / Partagés entre le vendeur et l’acquéreur)',
    'Taux d’honoraires*: 4,5 %',
    'Honoraires convenus:  € — Un montant TTC fixe, au lieu du taux',
    'Part de l’acquéreur dans les honoraires*:  % — En pourcentage des honoraires',
    'Honoraires TTC = 11 497,55 €',
    'Net vendeur = 249 752,45 €',
  ],
  'Nature du mandat': [
    'ExclusifL’agence est seule à vendre ou louer le bien: non',
    'SimpleD’autres agences peuvent aussi en être chargées: non',
    'En délégationUne autre agence partage son mandat: oui',
  ],
};

it('asks for rent, fees and powers of a management mandate', async () => {
  const { user } = await open({ 'GET property/{reference}': () => aRental() });
  await user.click(await screen.findByRole('radio', { name: /^Exclusif/ }, SOON));
  await user.click(await screen.findByRole('radio', { name: /^Gestion/ }, SOON));
  await waitFor(() => expect(sheetsOf(document.body)).toMatchObject(OF_MANAGEMENT), SOON);
});

it('asks for price, fees and partner of a delegated sale', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /^En délégation/ }, SOON));
  fireEvent.change(screen.getByLabelText('Paiement des honoraires', { selector: 'select' }), {
    target: { value: 'SHARED' },
  });
  await waitFor(() => expect(sheetsOf(document.body)).toMatchObject(OF_SALE), SOON);
});
