/** Style of a town's houses: Basque white and red, Landes timber and pine, seaside villas, town blocks. */
export type TownStyle = 'BASQUE' | 'LANDES' | 'SEASIDE' | 'TOWN';

export interface Town {
  insee: string;
  style: TownStyle;
  /** Mean asking price in €/m² for an apartment, a house and a building plot. */
  apartment: number;
  house: number;
  land: number;
  /** Share of the agency's portfolio. */
  weight: number;
  sea: boolean;
  districts: readonly string[];
}

const town = (
  insee: string,
  style: TownStyle,
  [apartment, house, land]: readonly [number, number, number],
  weight: number,
  districts: readonly string[],
): Town => ({ insee, style, apartment, house, land, weight, sea: style === 'SEASIDE', districts });

/** Towns of the demonstration agency: the Basque coast, its hills, and the south of the Landes. */
export const TOWNS: readonly Town[] = [
  town('64122', 'SEASIDE', [7400, 8300, 1650], 9, [
    'Saint-Charles',
    'Beaurivage',
    'La Négresse',
    'Milady',
    'Parc d’Hiver',
    'Centre-ville',
  ]),
  town('64024', 'SEASIDE', [5700, 6300, 1150], 10, [
    'Chiberta',
    'Cinq-Cantons',
    'Blancpignon',
    'Sutar',
    'Montbrun',
    'Saint-Jean',
  ]),
  town('64102', 'TOWN', [4050, 4400, 520], 11, [
    'Grand Bayonne',
    'Petit Bayonne',
    'Saint-Esprit',
    'Marracq',
    'Les Arènes',
    'Lachepaillet',
  ]),
  town('64483', 'SEASIDE', [7200, 7700, 1350], 7, [
    'Sainte-Barbe',
    'Erromardie',
    'Aïce Errota',
    'Centre-ville',
    'Fargeot',
    'Acotz',
  ]),
  town('64189', 'SEASIDE', [6500, 6900, 1100], 3, ['Socoa', 'Bordagain', 'Le Port', 'Untxin']),
  town('64125', 'SEASIDE', [6700, 7300, 1250], 4, ['Ilbarritz', 'Uhabia', 'Le Bourg', 'Parlementia']),
  town('64249', 'SEASIDE', [7900, 8800, 1500], 2, ['Le Port', 'Cénitz', 'Le Bourg']),
  town('64260', 'SEASIDE', [4700, 5100, 720], 5, ['La Plage', 'Sokoburu', 'Les Joncaux', 'Ville haute']),
  town('64545', 'BASQUE', [4600, 4900, 560], 3, ['Le Bourg', 'Béhobie', 'Olhette', 'Socoa']),
  town('64065', 'BASQUE', [4300, 4700, 480], 3, ['Le Bourg', 'Carrières', 'Serres']),
  town('64495', 'BASQUE', [3700, 4150, 380], 4, ['Le Bourg', 'Amotz', 'Ibarron', 'Le Lac']),
  town('64035', 'BASQUE', [5000, 5700, 640], 2, ['Le Bourg', 'Le Pouy']),
  town('64009', 'BASQUE', [4800, 5300, 590], 2, ['Le Bourg', 'Ostalapia']),
  town('64038', 'BASQUE', [5300, 6300, 760], 2, ['Le Bourg', 'Chapelet', 'Planuya']),
  town('64100', 'BASQUE', [4900, 5500, 610], 2, ['Le Bourg', 'Makila Golf']),
  town('64547', 'BASQUE', [3600, 3900, 330], 3, ['Arrauntz', 'Hérauritz', 'Le Bourg']),
  town('64160', 'BASQUE', [3000, 3300, 240], 2, ['Bas Cambo', 'Haut Cambo', 'Les Thermes']),
  town('64213', 'BASQUE', [3200, 3500, 230], 1, ['Le Bourg', 'Basseboure']),
  town('64256', 'BASQUE', [2700, 2900, 160], 1, ['Le Bourg', 'Celhay']),
  town('64504', 'BASQUE', [3500, 3800, 260], 1, ['Le Bourg', 'Istilarte', 'Ihalar']),
  town('64279', 'BASQUE', [3100, 3400, 210], 1, ['Place de l’Église', 'Laxia']),
  town('64558', 'BASQUE', [3500, 3900, 310], 1, ['Le Bourg', 'Le Bas de Villefranque']),
  town('64407', 'BASQUE', [3700, 4100, 330], 2, ['Le Bourg', 'Elizaberri']),
  town('64140', 'TOWN', [3500, 3900, 430], 2, ['Le Port', 'Romatet', 'Piquessary']),
  town('40312', 'LANDES', [3600, 3950, 390], 4, ['Le Métro', 'La Barre', 'Castillon']),
  town('40209', 'LANDES', [3900, 4400, 420], 3, ['Le Lac', 'Le Bourg', 'Plage']),
  town('40133', 'LANDES', [3800, 4300, 400], 3, ['Le Bourg', 'L’Océan', 'Le Marais']),
  town('40065', 'SEASIDE', [5300, 6000, 860], 5, ['La Plage', 'Le Port', 'Le Gaillou', 'Le Bourg']),
  town('40304', 'SEASIDE', [7900, 9400, 1700], 4, ['Le Lac', 'La Plage', 'Le Golf', 'Soorts']),
  town('40296', 'LANDES', [5200, 6200, 850], 3, ['Le Penon', 'Les Estagnots', 'Le Bourg', 'Le Golf']),
  town('40284', 'LANDES', [3200, 3500, 220], 3, ['Le Centre', 'Les Arènes', 'La Gare']),
  town('40036', 'LANDES', [3300, 3700, 260], 1, ['Le Bourg', 'Port de Bénesse']),
  town('40004', 'LANDES', [4200, 5000, 470], 1, ['Le Bourg', 'Le Tuquet']),
  town('40310', 'LANDES', [3200, 3600, 240], 2, ['Le Lac', 'Le Bourg', 'Port d’Albret']),
  town('40328', 'SEASIDE', [4700, 5100, 620], 1, ['Port d’Albret', 'La Plage', 'Le Mail']),
  town('40317', 'LANDES', [3300, 3700, 250], 1, ['Le Bourg', 'L’Étang Blanc']),
  town('40273', 'LANDES', [3300, 3600, 230], 1, ['Le Bourg', 'Barrère']),
  town('40088', 'TOWN', [2200, 2400, 140], 3, ['Le Sablar', 'Centre-ville', 'Les Thermes', 'Cuyès']),
  town('40279', 'LANDES', [2150, 2350, 125], 1, ['Le Lac de Christus', 'Le Bourg']),
];
