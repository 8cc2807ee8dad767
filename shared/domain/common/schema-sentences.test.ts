import { z } from 'zod';
import { schemaSentence } from './schema-sentences';

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: schemaSentence }).error?.issues.map(({ message }) => message.replace(/\s/g, ' '));

it.each<[string, z.ZodType, unknown, string]>([
  ['nothing', z.string(), undefined, 'Ce champ est requis'],
  ['nothing of a choice', z.enum(['A', 'B']), undefined, 'Ce champ est requis'],
  ['an empty text', z.string().min(1), '', 'Ce champ est requis'],
  ['no number', z.coerce.number(), 'cher', 'Saisissez un nombre.'],
  ['NaN', z.number(), Number.NaN, 'Saisissez un nombre.'],
  ['a text for a number', z.number(), '12', 'Saisissez un nombre.'],
  ['a number for a text', z.string(), 12, 'Saisissez un texte.'],
  ['half a piece', z.int(), 1.5, 'Saisissez un nombre entier.'],
  ['a text for yes or no', z.boolean(), 'oui', 'Répondez par oui ou par non.'],
  ['an object for a list', z.array(z.string()), {}, 'Cette valeur n’est pas reconnue.'],
  ['a number too high', z.number().max(1500), 1501, '1 500 au plus.'],
  ['a number as high as a bound', z.number().lt(100), 100, 'Moins de 100.'],
  ['a number too low', z.number().min(0.5), 0, '0,5 au moins.'],
  ['a number as low as a bound', z.number().gt(0), 0, 'Plus de 0.'],
  ['a text too long', z.string().max(3), 'abcd', '3 caractères au plus.'],
  ['a text too short', z.string().min(3), 'ab', '3 caractères au moins.'],
  ['a text of another length', z.string().length(5), 'ab', '5 caractères.'],
  ['a list too long', z.array(z.int()).max(1), [1, 2], '1 au plus.'],
  ['an empty list', z.array(z.int()).min(1), [], '1 au moins.'],
  ['three decimals', z.number().multipleOf(0.01), 1.005, 'Deux décimales au plus.'],
  ['an odd number', z.number().multipleOf(2), 3, 'Un multiple de 2.'],
  ['no e-mail address', z.email(), 'x', 'Cette adresse e-mail n’est pas valide.'],
  ['no web address', z.url(), 'x', 'Cette adresse web n’est pas valide.'],
  ['no day', z.iso.date(), '2026-02-30', 'Cette date n’est pas valide.'],
  ['another pattern', z.string().regex(/^a/), 'b', 'Ce format n’est pas reconnu.'],
  ['another choice', z.enum(['A', 'B']), 'C', 'Choisissez une des valeurs proposées.'],
  ['none of several kinds', z.union([z.number(), z.null()]), 'x', 'Saisissez un nombre.'],
  ['none of several shapes', z.union([z.array(z.int()), z.null()]), 'x', 'Cette valeur n’est pas reconnue.'],
])('for %s says what to do', (_, schema, value, expected) => {
  expect(messageOf(schema, value)).toEqual([expected]);
});

it('keeps the message of the schema', () => {
  expect(messageOf(z.string().min(3, 'Trop court pour un nom'), 'a')).toEqual(['Trop court pour un nom']);
});
