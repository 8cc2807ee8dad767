import { screen, waitFor } from '@testing-library/react';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { NO_FIGURES } from '@pignon/shared/domain/property/property-draft';
import { aUser, sheetOf } from '@pignon/shared/testing';
import { anchorOf, type SectionKey } from '../features/form/sections/sections';
import { aProperty, aRental } from '@pignon/shared/domain/property/test/a-property';
import { openPropertyScreen } from '../test/open-property-screen';
import { Page } from './edit.page';

jest.setTimeout(120_000);

/** Timeout in milliseconds: the whole form has some eighty fields and renders slowly on a busy machine. */
const SOON = { timeout: 25_000 };

/** A flat in a co-ownership with every possible field. */
const FLAT = aProperty({
  propertyType: 'APARTMENT',
  propertyMetadata: {
    ...NO_FIGURES,
    subtype: 'Duplex',
    homeSize: 82,
    carrezSize: 80.5,
    roomCount: 4,
    bedroomCount: 2,
    floor: 3,
    floors: 5,
    yearBuilt: 1990,
    terraceCount: 1,
    terraceSize: 12,
    orientation: ['SOUTH'],
    cadastre: 'AB 123',
    titleDeed: 'Acte du 3 mai 2001',
    lotNumbers: '12, 41',
    occupancy: 'OWNER',
  },
  locationMetadata: {
    district: 'Centre',
    transport: 'Ligne 4',
    nearestStation: 'Gare',
    floodZone: true,
    riskReportDate: '2026-06-01',
  },
  structure: [{ name: 'Bâtiment B', size: 400, floors: 5, yearBuilt: 1990, note: 'Ravalé' }],
  coOwnership: { lots: 24, yearlyCharges: 1_800, procedure: true, procedureDetail: 'Administration provisoire' },
  financialInfo: { ...aProperty().financialInfo, feeType: 'SHARED', buyerShare: 40 },
  energyEfficiency: { ...aProperty().energyEfficiency, energyClass: 'NS', gesClass: 'VI', exemption: 'SMALL' },
});

async function openForm(property: Property) {
  sessionStorage.clear();
  await openPropertyScreen(<Page />, {
    at: '/property/V26-00042/edit',
    route: '/property/:reference/edit',
    api: {
      'GET user': () => [aUser({ roles: ['NEGOTIATOR'] })],
      'GET user/me/draft/{key}': () => null,
      'GET agency': () => ({ ...EMPTY_AGENCY, version: 1, modifiedTime: null }),
      'POST contact/byIds': () => ({ content: [] }),
      'GET property/{reference}': () => property,
    },
  });
  // faster to find than roles in so large a form
  await screen.findByText(/^Claire/, { selector: 'option' }, SOON);
}

/** Compares the lines of these sections with the expected ones. */
function expectSections(expected: Readonly<Partial<Record<SectionKey, string>>>) {
  const expectedLines = Object.entries(expected).map(([key, lines]) => [key, lines.trim().split(/\n\s*/)]);
  const actualLines = expectedLines.map(([key]) => [
    key,
    sheetOf(document.getElementById(anchorOf(key as SectionKey)) as Element),
  ]);
  expect(Object.fromEntries(actualLines)).toEqual(Object.fromEntries(expectedLines));
}

const OF_FLAT = {
  essentials: `
    À vendre: oui
    À louer: non
    Type de bien: Appartement (Maison / Appartement / Terrain / Immeuble / Stationnement / Commerce / Bureau / Local / Château / Loft)
    Titre de l’annonce: Maison de ville avec jardin
    Net vendeur: 243 250 € — Ce que reçoit le vendeur
    Prix affiché: 254 500 € — 11 250 € d’honoraires, dont 4 500 € à la charge de l’acquéreur
    Adresse: 12 rue des Fougères — Position sur la carte : adresse exacte
    Commune: Bayonne
    Code postal: 64100 — Position sur la carte : adresse exacte
    Propriétaire: oui
    Locataire: non
    Notaire: non
    Client: non
    Partenaire: non
    Prestataire: non
    Propriétaire: non
    Locataire: non
    Notaire: oui
    Client: non
    Partenaire: non
    Prestataire: non
    Ajouter un contact*:
    Négociateur: Aucun (Aucun / Claire Etcheverry)`,
  figures: `
    Sous-type: Duplex
    Surface habitable: 82 m² — Vide, c’est le total des pièces : 38,2 m²
    Surface du terrain:  m²
    Nombre de pièces: 4 — Vide, c’est le total des pièces : 1
    Nombre de chambres: 2 — Vide, c’est le total des pièces : 0
    Surface loi Carrez: 80,5 m²
    Étage: 3 — 0 pour le rez-de-chaussée
    Nombre de niveaux: 5
    Année de construction: 1990
    Chauffage: Non renseigné (Non renseigné / Gaz / Électrique / Fioul / Bois / Pompe à chaleur / Réseau de chaleur / Autre)
    Nord: non
    Est: non
    Sud: oui
    Ouest: non
    Nombre de terrasses: 1
    Surface des terrasses: 12 m²
    Surface des balcons:  m²
    Surface de la cave:  m²
    Nature: Séjour (21 choix)
    Surface: 38,2 m²
    Surface au sol: 40 m²
    Étage: 0
    Comptée: oui
    Note:
    Nature: Garage (21 choix)
    Surface: 18 m²
    Surface au sol: 18 m²
    Étage: 0
    Comptée: non
    Note:`,
  price: `
    Paiement des honoraires: Partagés entre le vendeur et l’acquéreur (À la charge de l’acquéreur / À la charge du vendeur / Partagés entre le vendeur et l’acquéreur)
    Taux d’honoraires: 4,5 % — Le dernier prix saisi reste, les autres suivent.
    Honoraires TTC: 11 250 € — soit 9 375 € HT
    Part de l’acquéreur dans les honoraires: 40 % — En pourcentage des honoraires
    À la charge de l’acquéreur: 4 500 € — La part de l’autre reste, le total suit.
    À la charge du vendeur: 6 750 €
    Pourcentage dans l’annonce = 1,8 %
    Charges mensuelles:  €/mois
    Taxe foncière: 1 640 €/an
    Barème des honoraires:  — Si une autre agence tient le mandat.`,
  energy: `
    Consommation d’énergie: 142 kWh/m²/an
    Consommation d’énergie finale:  kWh/m²/an
    Émissions de gaz à effet de serre: 9 kg CO₂/m²/an
    Classe énergie (DPE): DPE non requis (Non renseigné / A / B / C / D / E / F / G / DPE vierge / DPE non requis) — Les valeurs donnent C
    Classe climat (GES): GES vierge (Non renseigné / A / B / C / D / E / F / G / GES vierge / GES non requis) — Les valeurs donnent B
    Motif d’exemption de DPE: Bâtiment indépendant de moins de 50 m² (Non renseigné / Construction provisoire, deux ans au plus / Bâtiment indépendant de moins de 50 m² / Local agricole, artisanal ou industriel, peu chauffé / Lieu de culte / Monument historique classé ou inscrit / Bâtiment non chauffé, ou par cheminée à foyer ouvert / Logement utilisé moins de quatre mois par an) — Un des cas de l’article R126-15 du code de la construction
    Date du DPE: 12/04/2023
    Numéro ADEME: 2364E0123456X
    Dépenses d’énergie : minimum: 1 240 €/an
    Dépenses d’énergie : maximum: 1 720 €/an
    Date de référence des prix de l’énergie: 01/01/2021 — Celle des prix de l’énergie, inscrite sur le DPE`,
  coOwnership: `
    Bien en copropriété: oui
    Nombre de lots: 24
    Charges annuelles de copropriété: 1 800 €/an
    Procédure contre le syndicat: oui
    Détail de la procédure: Administration provisoire`,
  title: `
    Titre de propriété: Acte du 3 mai 2001 — Acte, notaire, date
    Lots de copropriété: 12, 41 — Numéros et tantièmes
    Occupation: Occupé par le propriétaire (Aucun / Libre de toute occupation / Occupé par le propriétaire / Loué)`,
  buildings: `
    Nom: Bâtiment B
    Surface: 400 m²
    Nombre de niveaux: 5
    Année de construction: 1990
    Note: Ravalé`,
  place: `
    Quartier: Centre
    Transports: Ligne 4
    Station la plus proche: Gare
    Références cadastrales: AB 123
    Zone inondable: Oui (Non renseigné / Oui / Non)
    Date de l’état des risques: 01/06/2026 — Moins de six mois à la première visite et à la signature`,
  follow: `
    Statut: Actif (Actif / Brouillon / Sous offre / Sous compromis / Vendu / Loué / Suspendu / Retiré / Archivé)
    Date de disponibilité:
    Référence de l’agence d’origine:  — Celle que lui donne l’agence dont vient l’annonce.
    Commentaire 1: Clés à l’agence
    Épinglé: oui
    Commentaire 2: Rappeler en décembre
    Épinglé: non`,
};

const OF_LET_HOUSE = {
  essentials: `
    À vendre: non
    À louer: oui
    Type de bien: Maison (Maison / Appartement / Terrain / Immeuble / Stationnement / Commerce / Bureau / Local / Château / Loft)
    Titre de l’annonce: Maison de ville avec jardin
    Loyer hors charges*: 700 €/mois
    Adresse: 12 rue des Fougères — Position sur la carte : adresse exacte
    Commune: Bayonne
    Code postal: 64100 — Position sur la carte : adresse exacte
    Propriétaire: oui
    Locataire: non
    Notaire: non
    Client: non
    Partenaire: non
    Prestataire: non
    Propriétaire: non
    Locataire: non
    Notaire: oui
    Client: non
    Partenaire: non
    Prestataire: non
    Ajouter un contact*:
    Négociateur: parti@pignon.test (Aucun / Claire Etcheverry / parti@pignon.test)`,
  price: `
    Charges mensuelles*: 85 €/mois — 0 s’il n’y en a pas
    Règlement des charges: Forfait (Forfait / Provision, régularisée chaque année)
    Loyer charges comprises = 785 €
    Location meublée: oui
    Type de bail: Colocation (Bail d’habitation / Bail étudiant / Bail mobilité / Colocation)
    Durée du bail: 12 mois — Un an au moins
    Dépôt de garantie: 700 € — Deux mois au plus : 1 400 €Reprendre
    Mode de calcul des honoraires*: Plafond légal de la zone (Plafond légal de la zone / Forfait / En mois de loyer)
    Honoraires à la charge du locataire: 553,50 € — Plafond en zone tendue : 654,50 €, dont 150 € d’état des lieuxReprendre Liste du décret 2013-392 (au 24/12/2025)
    dont état des lieux, au locataire: 150 € — Plafond : 151,50 €Reprendre
    Honoraires à la charge du bailleur: 553,50 € — Visite, dossier, bail et état des lieux, TTC ; au moins la part du locataire
    dont état des lieux, au bailleur: 150 €
    Encadrement du loyer: oui — Dans une commune qui encadre les loyers, l’annonce dit le loyer de référence majoré et le loyer de base.
    Loyer de référence*: 10,10 €
    Loyer de référence majoré*: 12,10 €
    Loyer de base*: 600 €
    Complément de loyer: 100 €
    Taxe foncière: 1 640 €/an
    Barème des honoraires:  — Si une autre agence tient le mandat.`,
};

it('asks for every field of a flat in a co-ownership, and the page shows each', async () => {
  await openForm(FLAT);
  await waitFor(() => expectSections(OF_FLAT), SOON);
});

it('asks for rent, charges, lease and fees of a letting, with their legal maxima', async () => {
  await openForm(
    aRental({
      negotiator: 'parti@pignon.test',
      rentalInfo: {
        ...(aRental().rentalInfo as NonNullable<Property['rentalInfo']>),
        furnished: true,
        leaseType: 'SHARED',
        leaseMonths: 12,
        chargeMode: 'FLAT',
        rentControl: { referenceRent: 10.1, referenceRentIncreased: 12.1, baseRent: 600, complement: 100 },
      },
    }),
  );
  await waitFor(() => expectSections(OF_LET_HOUSE), SOON);
});
