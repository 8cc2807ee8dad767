import { z } from 'zod';

interface Shape {
  type?: string;
  format?: string;
  properties?: Record<string, Shape>;
  items?: Shape | false;
  prefixItems?: Shape[];
  additionalProperties?: Shape | boolean;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  $ref?: string;
}

interface Place {
  path: string;
  isDateTime: boolean;
}

const inside = (step: string, shape: Shape): Place[] =>
  placesOf(shape).map(({ path, ...place }) => ({ ...place, path: path === '' ? step : `${step}.${path}` }));

/** Paths of a response that may contain texts. */
function placesOf(shape: Shape): Place[] {
  if (shape.$ref) throw new Error(`An answer holds itself (${shape.$ref}): its date-times have no paths.`);
  if (shape.type === 'string') return [{ path: '', isDateTime: shape.format === 'date-time' }];
  const { properties = {}, items, prefixItems = [], additionalProperties: others } = shape;
  return [
    ...Object.entries(properties).flatMap(([name, part]) => inside(name, part)),
    ...(items ? inside('*', items) : []),
    ...prefixItems.flatMap((part, index) => inside(String(index), part)),
    ...(typeof others === 'object' ? inside('*', others) : []),
    ...[shape.anyOf, shape.oneOf, shape.allOf].flatMap((parts) => (parts ?? []).flatMap(placesOf)),
  ];
}

/**
 * Lists the paths of date-times in a response, sorted: `content.*.createdTime`. @throws when another variant has a text
 * at the same path, or the whole response is a date-time
 */
export function dateTimePaths(reply: z.ZodType): string[] {
  const shape = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any', reused: 'inline' }) as Shape;
  const places = placesOf(shape);
  const texts = new Set(places.flatMap(({ path, isDateTime }) => (isDateTime ? [] : [path])));
  const dates = new Set(places.flatMap(({ path, isDateTime }) => (isDateTime ? [path] : [])));
  for (const path of dates) {
    if (path === '') throw new Error('The whole answer is a date-time: it needs a name.');
    if (texts.has(path)) throw new Error(`"${path}" is a date-time, or any text.`);
  }
  return [...dates].sort();
}
