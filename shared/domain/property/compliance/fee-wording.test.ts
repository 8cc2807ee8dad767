import { saysFeesIncluded } from './fee-wording';

it.each([
  'Villa 450 000 € FAI',
  'Villa 450 000 € F.A.I.',
  'Prix F.A.I : 210 000 €',
  'Prix : 210 000 € HAI',
  'Prix 210 000 € H.A.I.',
  'Prix fai',
  'Honoraires inclus',
  'honoraires  compris.',
  'Honoraires TTC inclus',
  'Honoraires T.T.C. inclus',
  "honoraires d'agence inclus",
  'honoraires d’agence inclus',
  'honoraires de l’agence compris',
  'Honoraires agence inclus',
  'honoraires de négociation inclus',
  'honoraires 5 % TTC inclus',
  'honoraires (4,5 % TTC) inclus',
  'Honoraires charge vendeur inclus',
  'honoraires à la charge du vendeur, inclus dans le prix',
  'honoraires : inclus',
  'Frais inclus',
  "frais d'agence inclus",
  'frais d’agence compris',
  'FRAIS D AGENCE INCLUS',
  'frais agence inclus',
  'commission incluse',
  'Commission d’agence comprise',
  'agence incluse',
  'prix incluant les honoraires',
  'y compris les honoraires de vente',
])('« %s » states that fees are included', (text) => {
  expect(saysFeesIncluded(text)).toBe(true);
});

it.each([
  'Honoraires à la charge du vendeur',
  'Honoraires non inclus',
  'Frais de notaire inclus',
  'Frais de notaire réduits',
  'Charges comprises',
  'Cuisine équipée, chauffage compris',
  'Garage inclus honoraires charge vendeur',
  'Deux places de parking incluses',
  'Agence du centre : visite sur rendez-vous',
  'Shanghai',
  'Faire vite',
  'Honoraires hors prix de vente',
  'Électroménager inclus, honoraires à la charge du vendeur',
])('« %s » does not', (text) => {
  expect(saysFeesIncluded(text)).toBe(false);
});
