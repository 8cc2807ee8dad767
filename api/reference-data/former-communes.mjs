import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * Former names and postcodes of communes of France and of their parts, from the official tables of earlier years. The
 * history of 2019 contains every name since 1943; later names are in the tables of each year.
 */

const YEARS = ['2019', '2021', '2022', '2023', '2024', '2025'];

/** `[INSEE code, postcode]` from the tables of 2016, 2018 and 2022, by the communes of their year. */
function postcodesOfYears(load) {
  const packed = readFileSync(load.resolve('postcodes-2016/codes-postaux.json.gz'));
  const tables = [
    JSON.parse(gunzipSync(packed).toString('latin1')).slice(1),
    load('postcodes-2018/codes-postaux.json'),
    load('postcodes-2022/codes-postaux.json'),
  ];
  return tables.flat().map(({ codeInsee, codeCommune = codeInsee, codePostal }) => [codeCommune, codePostal]);
}

/**
 * Maps the code of a former commune to the present one that contains it; `history` and `tables` are read from the
 * packages.
 */
function successors(history, tables, present) {
  const byId = new Map(history.map((each) => [each.id, each]));
  const merged = new Map(present.flatMap((each) => (each.anciensCodes ?? []).map((code) => [code, each.code])));
  const isPresent = new Set(present.map(({ code }) => code));
  const headOf = new Map(tables.flat().flatMap(({ code, chefLieu }) => (chefLieu ? [[code, chefLieu]] : [])));
  /** Returns the present code of a code valid in a year; undefined where no table contains it. */
  const presentCode = (code) => {
    if (isPresent.has(code)) return code;
    const next = merged.get(code) ?? headOf.get(code);
    return next === undefined || next === code ? undefined : presentCode(next);
  };
  /**
   * Finds the commune in which an entry of the history ends: itself, its successor, or the commune that contains it.
   */
  const last = (entry, steps = 0) => {
    const next = byId.get(entry.successeur) ?? byId.get(entry.pole);
    return next === undefined || steps > 50 ? entry : last(next, steps + 1);
  };
  return { presentCode, lastCode: (entry) => last(entry).code };
}

/**
 * Maps each present commune's code to former names (`names`, each with its former code) and to former postcodes
 * (`postcodes`). `load` is the `require` of the folder with the packages.
 */
export function formerCommunes(load, present) {
  const history = load('divisions-2019/data/historique-communes.json');
  const tables = YEARS.map((year) => load(`divisions-${year}/data/communes.json`));
  const { presentCode, lastCode } = successors(history, tables, present);
  const names = new Map();
  const postcodes = new Map();
  const byCode = new Map(present.map((each) => [each.code, each]));
  const addTo = (map, key, value) => map.set(key, (map.get(key) ?? new Set()).add(value));
  const codesOf = new Map();
  const addName = (commune, name, code) => {
    if (commune === undefined || name === byCode.get(commune)?.nom) return;
    addTo(names, commune, name);
    codesOf.set(`${commune} ${name}`, code);
  };
  for (const entry of history) addName(presentCode(lastCode(entry)), entry.nom, entry.code);
  for (const table of tables)
    for (const { code, nom, chefLieu } of table) addName(presentCode(chefLieu ?? code), nom, code);
  const postcodesOf = new Map();
  const addPostcode = (code, postcode) => {
    addTo(postcodesOf, code, postcode);
    const commune = presentCode(code);
    if (commune === undefined || byCode.get(commune).codesPostaux?.includes(postcode)) return;
    addTo(postcodes, commune, postcode);
  };
  for (const [code, postcode] of postcodesOfYears(load)) addPostcode(code, postcode);
  for (const table of tables)
    for (const { code, codesPostaux } of table) for (const postcode of codesPostaux ?? []) addPostcode(code, postcode);
  /** Returns the one postcode of a former commune that its present one still has; undefined for none or several. */
  const postcodeOf = (commune, name) => {
    const own = byCode.get(commune).codesPostaux ?? [];
    const known = own.length < 2 ? [] : [...(postcodesOf.get(codesOf.get(`${commune} ${name}`)) ?? [])];
    const kept = known.filter((postcode) => own.includes(postcode));
    return kept.length === 1 ? kept[0] : undefined;
  };
  return { names, postcodes, postcodeOf };
}
