import { z } from 'zod';
import { setupI18n } from '@pignon/shared/i18n';
import { addFormMessages } from './messages';
import { problemsIn } from './problems';

beforeAll(() => {
  setupI18n('fr');
  addFormMessages();
});

it.each<[string, z.ZodType, unknown, string]>([
  ['an invalid number', z.number(), 'douze', 'Veuillez n’entrer que des nombres'],
  ['a result that is none', z.number(), Number.NaN, 'Veuillez n’entrer que des nombres'],
  ['a fraction where an integer is expected', z.int(), 1.5, 'Veuillez n’entrer que des nombres entiers'],
  ['an invalid day', z.iso.date(), '2026-02-30', 'Cette date n’est pas valide'],
  ['an invalid date and time', z.iso.datetime(), 'demain', 'Cette date et cette heure ne sont pas valides'],
  ['an invalid URL', z.url(), 'pas une adresse', 'Cette adresse web n’est pas valide'],
  ['an unknown option', z.enum(['BUYER', 'SELLER']), 'NOBODY', 'Choisissez une des valeurs proposées'],
  ['a date as a text', z.date(), 'hier', 'Cette date n’est pas valide'],
  ['a large number', z.number().max(1_000_000_000), 2e9, 'La valeur ne doit pas dépasser 1\u202f000\u202f000\u202f000'],
  ['nothing', z.number(), null, 'Ce champ est requis'],
])('explains what is wrong with %s', (_, schema, value, sentence) => {
  expect(problemsIn(schema, value)).toEqual([{ path: '', message: sentence }]);
});
