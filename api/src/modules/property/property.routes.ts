import { hasPrivateScreen } from '../../http/private-screen';
import type { CallsOf, RouteDeps, Routes, RoutesOf } from '../../http/routes';
import { listPublications } from '../sync/publication/list-publications.service';
import { readPropertyFeedback } from '../visit/feedback/property-feedback.repo';
import { propertyCube } from './analysis/property-cube.service';
import { propertyFacets } from './analysis/property-facets.service';
import { changeProperties } from './bulk/bulk-change.service';
import { checkCompliance } from './compliance/check-compliance.service';
import { exportFile } from './export/export-file';
import { propertiesByContact } from './find/properties-by-contact.service';
import { propertiesByReferences } from './find/properties-by-references.service';
import { findProperties } from './find/property-find.repo';
import { propertyMap } from './find/property-map.service';
import { getPropertyOrThrow } from './get-property-or-throw';
import { propertyHistory, propertyHistoryEntry } from './history/property-history.service';
import { findImports, findRows } from './import/import.repo';
import { mustReadImport, startImport, undoImport } from './import/import.service';
import { uploadListings } from './import/upload-listings';
import { propertyMarket } from './market/market.service';
import { newlyMatchingContacts } from './matching/newly-matching.service';
import { rankProperties } from './matching/rank-properties.service';
import { printProperty } from './print-property.service';
import { createFromDraft, patchProperty } from './property.service';
import { printReport } from './report/print-report.service';
import { storeReport, listSellerReports, mustReadReport, sendReport } from './report/seller-report.service';
import { withSignedCover } from './sign-cover-url';

/** Each message opens a connection to the mail server. */
const MAILS_PER_MINUTE = 20;

const importRoutes: RoutesOf<CallsOf<'property/import'>> = ({ db, store, scanner }) => ({
  'POST property/import': async ({ actor, request, reply }) => {
    const upload = await uploadListings({ db, store, scanner }, actor.user, request);
    reply.code(201);
    return upload;
  },
  'GET property/import': ({ query }) => findImports(db, query),
  'GET property/import/{importId}': ({ params: { importId } }) => mustReadImport(db, importId),
  'GET property/import/{importId}/rows': async ({ params: { importId }, query }) => {
    await mustReadImport(db, importId);
    return findRows(db, importId, query);
  },
  'POST property/import/{importId}/run': ({ params: { importId }, body, actor }) =>
    startImport(db, actor, importId, body),
  'POST property/import/{importId}/undo': ({ params: { importId }, actor }) => undoImport(db, actor, importId),
});

/** Reports are private files: only users who may write properties read them. */
const reportRoutes: RoutesOf<CallsOf<'property/{reference}/report'>> = ({ app, db, mail }) => ({
  'GET property/{reference}/report': ({ params: { reference } }) => listSellerReports(db, reference),
  'POST property/{reference}/report/preview': ({ params: { reference }, body }) =>
    app.papers.make(async (press) => (await printReport({ db, press }, reference, body)).file),
  'POST property/{reference}/report': async ({ actor, params: { reference }, body: report }) => {
    const paper = await app.papers.make((press) => printReport({ db, press }, reference, report));
    await storeReport(db, actor, { reference, report, paper });
    return listSellerReports(db, reference);
  },
  'GET property/{reference}/report/{id}': async ({ params }) => {
    const { fileName, content } = await mustReadReport(db, params);
    return { name: fileName, mimeType: 'application/pdf', content: Buffer.from(content), inline: true };
  },
  'POST property/{reference}/report/{id}/mail': {
    handler: async ({ actor, params: { reference, id }, body: { contactIds } }) => {
      await sendReport({ db, mail }, actor, { reference, id, contactIds });
      return listSellerReports(db, reference);
    },
    config: { rateLimit: { max: MAILS_PER_MINUTE, timeWindow: '1 minute' } },
  },
});

export const propertyRoutes = (deps: RouteDeps): Routes<CallsOf<'property'>> => {
  const { db, signer } = deps;
  return {
    ...importRoutes(deps),
    ...reportRoutes(deps),
    'POST property/find': async ({ body }) => {
      const { content, page } = await findProperties(db, body);
      return { content: content.map((line) => withSignedCover(line, signer)), page };
    },
    'POST property/byReferences': ({ body }) => propertiesByReferences({ db, signer }, body),
    'GET property/byContact/{contactId}': ({ params: { contactId }, query }) =>
      propertiesByContact({ db, signer }, contactId, query),
    'POST property/map': ({ body, request }) => propertyMap(db, body, hasPrivateScreen(request)),
    'POST property/cube': ({ body }) => propertyCube(db, body),
    'POST property/facets': ({ body: { dto = {} } }) => propertyFacets(db, dto),
    'POST property/rank': ({ body, query: { strict } }) => rankProperties(db, body, strict),

    'GET property/{reference}': ({ params: { reference } }) => getPropertyOrThrow(db, reference),
    'POST property': ({ tx, actor, body }) => createFromDraft(tx, actor, body),
    'PATCH property/{reference}': ({ tx, actor, params: { reference }, version, body: patch }) =>
      patchProperty(tx, actor, { reference, version, patch }),

    'GET property/{reference}/compliance': ({ params: { reference }, query: { day } }) =>
      checkCompliance(db, reference, day),
    'GET property/{reference}/market': ({ params: { reference } }) => propertyMarket(db, reference),
    'GET property/{reference}/history': ({ params: { reference }, query }) => propertyHistory(db, reference, query),
    'GET property/{reference}/history/{auditId}': ({ params: { reference, auditId }, query }) =>
      propertyHistoryEntry(db, reference, auditId, query.lang),
    'GET property/{reference}/feedback': async ({ params: { reference }, query }) => {
      await getPropertyOrThrow(db, reference);
      return readPropertyFeedback(db, reference, query);
    },
    'GET property/{reference}/portals': ({ params: { reference } }) => listPublications(db, reference),
    'POST property/{reference}/newly-matching': ({ params: { reference }, body }) =>
      newlyMatchingContacts(db, reference, body),

    'POST property/bulk': async ({ actor, body }) => ({ results: await changeProperties(db, actor, body.changes) }),
    'POST property/export': ({ actor, body, request }) => exportFile(db, actor, body, hasPrivateScreen(request)),
    'POST property/{kind}': (context) => printProperty(deps, context),
  };
};
