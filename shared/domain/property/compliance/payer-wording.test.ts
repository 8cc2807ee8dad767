import { statedPayer } from './payer-wording';

describe('the fee payer by the words of an advertisement', () => {
  it.each([
    'Honoraires à la charge du vendeur',
    'honoraires charge vendeur',
    'Honoraires d’agence à la charge du vendeur.',
    "honoraires d'agence inclus à la charge vendeur",
    'Hono. charge vendeur',
    'Prix 210 000 € (charge vendeur)',
    'Les honoraires sont à la charge exclusive du vendeur',
    'HONORAIRES À LA CHARGE DES VENDEURS',
    'Honoraires payés par le vendeur',
    'Le vendeur prend en charge les honoraires',
    'Honoraires 4,5 % T.T.C. à la charge du vendeur',
    'Commission à la charge du vendeur',
    'honoraires vendeur',
    'Sans honoraires à la charge de l’acquéreur',
    'Pas de frais d’agence pour l’acquéreur',
    'Honoraires à la charge du vendeur, aucun frais pour l’acquéreur',
    'Honoraires à la charge du vendeur. Frais de notaire à la charge de l’acquéreur.',
    'Honoraires à la charge du propriétaire',
    'Honoraires à la charge de la SCI venderesse',
    'L’acquéreur ne paie pas d’honoraires',
  ])('is the seller: %s', (text) => {
    expect(statedPayer(text)).toBe('SELLER');
  });

  it.each([
    'Honoraires : 4.5% TTC à la charge de l’acquéreur',
    "Honoraires à la charge de l'acquéreur : 5,26 % TTC",
    'dont 4,50 % honoraires TTC à la charge de l’acquéreur',
    'honoraires charge acquéreur',
    'Prix honoraires inclus (5% TTC charge acquéreur)',
    'Honoraires de 11 250 € TTC inclus, à la charge de l’acquéreur (250 000 € hors honoraires)',
    'Honoraires agence : 3 % TTC maximum à charge de l’acheteur',
  ])('is the buyer: %s', (text) => {
    expect(statedPayer(text)).toBe('BUYER');
  });

  it.each([
    'Honoraires partagés entre vendeur et acquéreur',
    'Honoraires à la charge du vendeur et de l’acquéreur par moitié',
    'Honoraires à la charge du vendeur et de l’acquéreur',
    "Honoraires à la charge de l'acquéreur et du vendeur",
  ])('is both: %s', (text) => {
    expect(statedPayer(text)).toBe('SHARED');
  });

  it.each([
    'Frais de notaire à la charge de l’acquéreur',
    'Honoraires inclus. Frais de notaire à la charge de l’acquéreur',
    'Honoraires inclus, frais de notaire à la charge de l’acquéreur',
    'Frais de notaire charge acquéreur',
    'Taxe foncière à charge de l’acquéreur, 1 200 €',
    'Travaux à la charge du vendeur',
    'Ravalement voté, à la charge du vendeur',
    'Prix FAI',
    'Charges de copropriété : 900 €. Vendeur pressé',
    'Honoraires à la charge du locataire',
    'Charge propriétaire : 1 200 € par an',
    'Honoraires 2 % à la charge du vendeur et 2 % à la charge de l’acquéreur',
    '',
  ])('is unknown: %s', (text) => {
    expect(statedPayer(text)).toBeNull();
  });
});
