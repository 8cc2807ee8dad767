import { mandateOn, showingProblem } from '@pignon/shared/domain/visit/showing/showing-mandate';
import type { Showing, ShowingReply, ShowingRequest } from '@pignon/shared/domain/visit/showing/showing.schema';
import type { z } from 'zod';
import type { Queryable } from '../../../db/db';
import { mandatesOfProperties } from './showing.repo';

/** Finds the mandate under which each property is shown on its day; without one in force, the newest. */
export async function findShowings(
  db: Queryable,
  request: z.output<typeof ShowingRequest>,
): Promise<z.output<typeof ShowingReply>> {
  const mandates = await mandatesOfProperties(
    db,
    request.map(({ propertyRef }) => propertyRef),
  );
  const content = request.map(({ propertyRef, day }): Showing => {
    const ofProperty = mandates.get(propertyRef) ?? [];
    const mandate = mandateOn(ofProperty, day);
    const problem = showingProblem(mandate, day);
    return {
      propertyRef,
      day,
      mandateId: (mandate ?? ofProperty[0])?.id ?? null,
      problem,
      until: problem === 'WITHDRAWAL' ? (mandate?.withdrawalUntil ?? null) : null,
    };
  });
  return { content };
}
