import { listProperties } from './property-find.repo';
import { withSignedCover } from '../sign-cover-url';
import type { Deps } from '../../../deps';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';

/** Reads properties in the order of the request; unknown references are left out, repeated ones appear once. */
export async function propertiesByReferences(
  { db, signer }: Pick<Deps, 'db' | 'signer'>,
  references: readonly string[],
): Promise<{ content: PropertySummary[] }> {
  const lines = await listProperties(db, references);
  const byReference = new Map(lines.map((line) => [line.reference, line]));
  const content = [...new Set(references)].flatMap((reference) => byReference.get(reference) ?? []);
  return { content: content.map((line) => withSignedCover(line, signer)) };
}
