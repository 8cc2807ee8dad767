export const WOMEN: readonly string[] = `
  Maïté Camille Élodie Sandrine Nathalie Amaia Marie Sophie Isabelle Céline Julie Audrey Émilie Chloé Manon Léa
  Inès Zoé Anne Catherine Françoise Monique Sylvie Valérie Véronique Nekane Itziar Maialen Oihana Aurélie
  Mathilde Pauline Clémence Juliette Hélène Brigitte Martine Dominique Fatima Leïla Samira Aïcha Yasmine
  Bérénice Solène Morgane Agathe Lucie Alice Louise
`
  .trim()
  .split(/\s+/);

export const MEN: readonly string[] = `
  Julien Patrick Thomas Nicolas Xabi Peio Mikel Beñat Jean Pierre Michel Philippe Alain Christophe Stéphane
  Laurent Sébastien Frédéric Olivier Vincent Antoine Guillaume Alexandre Maxime Romain Hugo Lucas Louis Gabriel
  Arthur Paul Bernard Gérard Jacques François Éric Thierry Karim Mehdi Samir Rachid Yannick Loïc Benoît Cédric
  Fabien Raphaël Bastien Iñaki Jon
`
  .trim()
  .split(/\s+/);

export const LAST_NAMES: readonly string[] = `
  Etcheverry Lafitte Benali Roussel Dubosc Moreau Darrigrand Ibarboure Haran Goyenetche Duhalde Larralde
  Etchegaray Lahetjuzan Mendiboure Arrieta Elissalde Iribarne Olhagaray Urruty Bidegain Etchebarne Curutchet
  Dagorret Camblong Dupouy Lartigue Dubourg Castaings Labadie Destouesse Darracq Lesbats Cazaux Duprat Ducasse
  Lafargue Labeyrie Saint-Martin Capdeville Laborde Barrère Dufau Lassalle Puyo Larroque Martin Bernard Dubois
  Durand Leroy Simon Laurent Michel Garcia David Bertrand Roux Fournier Girard Bonnet Dupont Lambert Fontaine
  Rousseau Vincent Muller Lefèvre Faure André Mercier Blanc Guérin Boyer Garnier Chevalier François Legrand
  Gauthier Perrin Robin Clément Morin Nicolas Henry Gautier Masson Marchand Duval Denis Dumont Marie Lemaire
  Noël Meyer Dufour Meunier Brun Blanchard Giraud Joly Rivière Lucas Brunet Gaillard Barbier Arnaud Martínez
  Gérard Roche Renard Schmitt Roy Leroux Colin Vidal Caron Picard Roger Fabre Aubert Lemoine Renaud Dumas
  Lacroix Olivier Philippe Bourgeois Pierre Benoît Rey Leclerc Payet Rolland Leclercq Guillaume Lecomte López
  Jean Dupuy Guillot Hubert Berger Carpentier Sánchez Dupuis Moulin Louis Deschamps Huet Vasseur Pérez Boucher
  Fleury Royer Klein Jacquet Adam Paris Poirier Marty Aubry Guyot Carré Charles Renault Charpentier Ménard
  Maillard Baron Bertin Bailly Hervé Schneider Fernández Collet Léger Bouvier Julien Prévost Millet Perrot
  Daniel Cousin Germain Breton Besson Langlois Rémy
`
  .trim()
  .split(/\s+/);

export const COMPANY_WORDS: Readonly<Record<'NOTARY' | 'PARTNER' | 'SUPPLIER', readonly string[]>> = {
  NOTARY: ['Étude {name}', 'SCP {name} et associés', 'Office notarial {name}', 'Étude {name} – {city}'],
  PARTNER: ['Agence {name}', '{name} Immobilier', 'Cabinet {name}', '{city} Patrimoine', 'Agence de la Plage – {city}'],
  SUPPLIER: [
    'Diagnostics {name}',
    '{name} Photographie',
    'Menuiserie {name}',
    'Électricité {name}',
    '{name} Plomberie',
    'Paysages {name}',
    'Façades {name}',
    'Ménage {city} Services',
  ],
};
