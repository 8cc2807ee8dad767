import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { aContact, aUser, renderScreen, sheetsOf } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from './edit.page';

jest.setTimeout(120_000);

/** Timeout in milliseconds: the whole form has some fifty fields and renders slowly on a busy machine. */
const SOON = { timeout: 25_000 };

async function openForm(contact: Contact) {
  sessionStorage.clear();
  await renderScreen(<Page />, {
    at: '/contact/7/edit',
    route: '/contact/:id/edit',
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {
      'GET user': () => [aUser({ roles: ['NEGOTIATOR'] })],
      'GET user/me/draft/{key}': () => null,
      'GET commune': () => [{ insee: '64122', name: 'Biarritz', postcodes: ['64200'] }],
      'POST contact/duplicates': () => [],
      'GET contact/{id}': () => contact,
    },
  });
  await screen.findByText(/^Claire/, { selector: 'option' }, SOON);
}

/** A company with every possible field. */
const FIRM = aContact({
  title: 'COMPANY',
  company: 'SCI du Port',
  registration: 'RCS Bayonne 123',
  capacity: 'Gérante',
  birth: { date: '1980-02-29', place: 'Pau' },
  secondPerson: { title: 'MR', firstName: 'Peio', lastName: 'Bidart', email: 'peio@exemple.test' },
  secondBirth: { date: '1981-03-01', place: 'Dax' },
  maritalStatus: 'Mariés',
  observation: 'Le soir',
  nextFollowUp: '2026-12-01',
  negotiator: 'parti@pignon.test',
  filters: [
    { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] },
    { key: { type: 'ATTRIBUTE', key: 'TYPE' }, values: ['HOUSE', 'LAND'] },
    { key: { type: 'LOCATION', key: 'CITY' }, values: ['64122'] },
    { key: { type: 'NUMBER', key: 'PRICE' }, values: [200_000, 300_000] },
    { key: { type: 'NUMBER', key: 'HOME_SIZE' }, values: [90, null] },
    { key: { type: 'NUMBER', key: 'ROOMS' }, values: [null, 6] },
    { key: { type: 'ROOM_TYPE', key: 'BEDROOM' }, values: [3, 3] },
    { key: { type: 'NUMBER', key: 'LAND_SIZE' }, values: [500, null] },
  ],
});

const OF_FIRM = {
  Identité: [
    'Client: oui',
    'Propriétaire: non',
    'Locataire: non',
    'Négociateur: non',
    'Notaire: non',
    'Partenaire: non',
    'Prestataire: non',
    'Civilité: Société (Non précisée / Monsieur / Madame / Monsieur et Madame / Société)',
    'Société: SCI du Port',
    'Nom: Harispe',
    'Prénom: Maialen',
    'Immatriculation: RCS Bayonne 123 — RCS Bayonne 812 345 678',
    'Qualité du signataire: Gérante — Gérant, présidente, mandataire…',
  ],
  Coordonnées: [
    'Téléphone 1: 05 59 11 22 33',
    'Nature: Domicile (Mobile / Domicile / Travail / Autre)',
    'Note:',
    'À appeler d’abord: non Numéro principal',
    'Téléphone 2: 06 12 34 56 78',
    'Nature: Mobile (Mobile / Domicile / Travail / Autre)',
    'Note: après 18 h',
    'À appeler d’abord: oui Numéro principal',
    'E-mail: maialen.harispe@example.test',
    'Adresse: 3 rue des Tilleuls',
    'Commune: Biarritz',
    'Code postal: 64200',
  ],
  Recherche: [
    'Acheter: oui',
    'Louer: non',
    'Maison: oui',
    'Appartement: non',
    'Terrain: oui',
    'Immeuble: non',
    'Stationnement: non',
    'Commerce: non',
    'Bureau: non',
    'Local: non',
    'Château: non',
    'Loft: non',
    'Ajouter une commune:',
    'Budget : minimum: 200 000 €',
    'Budget : maximum: 300 000 €',
    'Surface habitable : minimum: 90 m²',
    'Surface habitable : maximum:  m²',
    'Pièces : minimum:',
    'Pièces : maximum: 6',
    'Chambres : minimum: 3',
    'Chambres : maximum: 3',
    'Terrain : minimum: 500 m²',
    'Terrain : maximum:  m²',
  ],
  Suivi: [
    'Négociateur: parti@pignon.test (Aucun / Claire Etcheverry / parti@pignon.test)',
    'Prochaine relance: 01/12/2026',
    'Origine: Vitrine — Vitrine, portail, recommandation…',
  ],
  'Seconde personne et état civil': [
    'Seconde personne : nom: Bidart',
    'Seconde personne : prénom: Peio',
    'Seconde personne : e-mail: peio@exemple.test',
    'Seconde personne : date de naissance: 01/03/1981',
    'Seconde personne : lieu de naissance: Dax',
    'Date de naissance: 29/02/1980',
    'Lieu de naissance: Pau',
    'Situation matrimoniale: Mariés',
  ],
  Consentements: [
    'Moyen*: E-mail (Téléphone / E-mail / SMS / Courrier)',
    'Réponse*: Accord donné (Accord donné / Refus)',
    'Date*: 01/01/2026',
    'Preuve: Formulaire signé — Formulaire signé, courriel du client… Sans preuve, rien ne lui est envoyé.',
  ],
  'Observation et commentaires': [
    'Observation: Le soir',
    'Commentaire 1: Vend d’abord son appartement',
    'Épinglé: oui',
    'Commentaire 2: Premier échange',
    'Épinglé: non',
  ],
};

it('asks for every field of a company, and the page shows each', async () => {
  await openForm(FIRM);
  await waitFor(() => expect(sheetsOf(document.body)).toEqual(OF_FIRM), SOON);
  const sentence = screen.getByText(/^Cherche à acheter/).textContent.replace(/\s/g, ' ');
  // ignores the commune's name, which may load late
  expect(sentence.replace(/Secteur : [^·]+ ·/, 'Secteur ·')).toBe(
    'Cherche à acheter · Maison ou terrain · Secteur · Budget de 200 000 € à 300 000 € · Surface habitable à partir de 90 m² · Jusqu’à 6 pièces · 3 chambres · Terrain à partir de 500 m²',
  );
});

it('asks for a registration only of companies', async () => {
  await openForm(aContact());
  expect(screen.queryByLabelText('Immatriculation')).toBeNull();
  expect(screen.queryByLabelText('Qualité du signataire')).toBeNull();
  fireEvent.change(screen.getByLabelText('Civilité', { selector: 'select' }), { target: { value: 'COMPANY' } });
  expect(await screen.findByLabelText('Immatriculation', undefined, SOON)).toBeVisible();
});
