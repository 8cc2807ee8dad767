import type { PrintKind } from '@pignon/shared/domain/documents/print-request.schema';
import { printModeFor } from '@pignon/shared/domain/privacy/private-documents';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { holdsAccess } from '@pignon/shared/domain/user/access.policy';
import type { Queryable } from '../../db/db';
import { printPropertySheets } from '../../documents/property-sheet/print-property-sheet';
import { printWindowCards } from '../../documents/window-card/print-window-card';
import { hasPrivateScreen } from '../../http/private-screen';
import { noSuchProperty } from './get-property-or-throw';
import { readProperties } from './property-read.repo';
import { releasePrint } from './release-print.service';
import type { CallContext } from '../../http/context';
import type { FileResponse } from '../../http/file-response';
import type { RouteDeps } from '../../http/routes';

const DOCUMENTS: Readonly<Record<PrintKind, string>> = { poster: 'Affiche', print: 'Fiche' };

/** Reads properties in the given order, each once. @throws NOT_FOUND for the first that does not exist */
async function mustReadAll(db: Queryable, references: readonly string[]): Promise<Property[]> {
  const found = new Map((await readProperties(db, references)).map((property) => [property.reference, property]));
  return [...new Set(references)].map((reference) => {
    const property = found.get(reference);
    if (!property) throw noSuchProperty(reference);
    return property;
  });
}

/** Prints one or more window cards or sheets; a private screen's omit private data. */
export async function printProperty(
  { app, db, store }: RouteDeps,
  { params: { kind }, body, request, actor, caller }: CallContext<'POST property/{kind}'>,
): Promise<FileResponse> {
  const { propertyRef, propertyRefs, propertyPrintMode, reason, ...choice } = body;
  const mode = printModeFor(propertyPrintMode, hasPrivateScreen(request));
  const properties = await mustReadAll(db, propertyRefs ?? (propertyRef === undefined ? [] : [propertyRef]));
  if (kind === 'poster' || mode === 'PUBLIC') {
    const isManager = holdsAccess(caller.user.roles, 'manage');
    await releasePrint(db, actor, properties, { document: DOCUMENTS[kind], reason, isManager });
  }
  return app.papers.make((press) => {
    const means = { db, store, press };
    // a window card is public: the same for every user
    return kind === 'poster'
      ? printWindowCards(means, properties, choice)
      : printPropertySheets(means, properties, mode);
  });
}
