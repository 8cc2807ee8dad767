import { dayOf } from '@pignon/shared/domain/common/day';
import { isInForce } from '@pignon/shared/domain/mandate/mandate-status';
import { holdsAccess } from '@pignon/shared/domain/user/access.policy';
import { csvFile } from '../../http/csv';
import type { CallsOf, RouteDeps, Routes, RoutesOf } from '../../http/routes';
import { draftAmendment, dropAmendment, signAmendment } from './amend/amend-mandate.service';
import { changeMandateStatus } from './change-mandate-status.service';
import { createMandate } from './create-mandate.service';
import { editMandate } from './edit-mandate.service';
import { extendMandate } from './extend-mandate.service';
import { changeMandates } from './list/bulk-mandates.service';
import { exportMandates } from './list/export-mandates.service';
import { printMandates } from './list/print-mandates.service';
import { mustReadMandate } from './mandate-change';
import { findMandates } from './mandate-find.repo';
import { giveNotice, withdrawNotice } from './notice/give-notice.service';
import { printSignedCopies } from './paper/print-signed-copies';
import { mandatePaperRoutes } from './pdf/mandate-paper.routes';
import { exportRegister } from './register/register-csv';
import { explainRegisterGap } from './register/register-gap.service';
import { findRegisterGaps } from './register/register-gap.repo';
import { readRegister } from './register/register.repo';
import { signMandate } from './sign/sign-mandate.service';
import { signingState } from './sign/signing-state.service';
import { checkTakeover, takeMandatesOver } from './takeover/takeover.service';

const amendmentRoutes: RoutesOf<
  | Exclude<CallsOf<'mandate/{id}/amendment'>, 'GET mandate/{id}/amendment/{number}/{x}/pdf'>
  | 'PATCH mandate/{id}/extend'
> = ({ app, db }) => ({
  'PATCH mandate/{id}/amendment': ({ tx, actor, params: { id }, version, body: draft }) =>
    draftAmendment(tx, actor, { id, version, draft }),
  'PATCH mandate/{id}/amendment/dropped': ({ tx, actor, params: { id }, version }) =>
    dropAmendment(tx, actor, { id, version }),
  'PATCH mandate/{id}/amendment/signed': {
    handler: ({ tx, actor, params: { id }, version, body }) =>
      signAmendment(tx, actor, { id, version, signedBy: Array.isArray(body) ? { signers: body } : body }),
    after: async ({ entity: mandate, changed }, { actor: { user: by } }) => {
      if (changed && mandate.pendingAmendment === null)
        await printSignedCopies(app, db, { mandate, amendment: mandate.amendments.length, by });
    },
  },
  'PATCH mandate/{id}/extend': {
    handler: ({ tx, actor, params: { id }, version, body: extension }) =>
      extendMandate(tx, actor, { id, version, extension }),
    after: ({ entity: mandate }, { actor: { user: by } }) =>
      printSignedCopies(app, db, { mandate, amendment: mandate.amendments.length, by }),
  },
});

export const mandateRoutes = (deps: RouteDeps): Routes<CallsOf<'mandate'>> => {
  const { app, db } = deps;
  return {
    ...mandatePaperRoutes(deps),
    ...amendmentRoutes(deps),
    'POST mandate/find': ({ body }) => findMandates(db, body),
    'GET mandate/{id}': ({ params: { id } }) => mustReadMandate(db, id),
    'POST mandate': ({ tx, actor, body }) => createMandate(tx, actor, body),
    'PATCH mandate/{id}': ({ tx, actor, params: { id }, version, body: patch }) =>
      editMandate(tx, actor, { id, version, patch }),
    'PATCH mandate/{id}/status/{status}': ({ tx, actor, params: { id, status }, version, body: conclusion }) =>
      changeMandateStatus(tx, actor, { id, version, status, request: conclusion }),
    'PATCH mandate/{id}/notice': ({ tx, actor, params: { id }, version, body: notice }) =>
      giveNotice(tx, actor, { id, version, notice }),
    'PATCH mandate/{id}/notice/withdrawn': ({ tx, actor, params: { id }, version, body: { reason } }) =>
      withdrawNotice(tx, actor, { id, version, reason }),

    'GET mandate/{id}/signing': async ({ params: { id }, actor }) =>
      signingState(db, await mustReadMandate(db, id), actor.user),
    'PATCH mandate/{propertyRef}/signed': {
      handler: ({ tx, actor, caller, params: { propertyRef }, version, body }) => {
        const signed = Array.isArray(body) ? { signers: body } : body;
        const isManager = holdsAccess(caller.user.roles, 'manage');
        return signMandate(tx, actor, { propertyRef, version, isManager, ...signed });
      },
      after: async ({ entity: mandate, changed }, { actor: { user: by } }) => {
        if (changed && isInForce(mandate.status)) await printSignedCopies(app, db, { mandate, amendment: 0, by });
      },
    },

    'GET mandate/register': ({ query }) => readRegister(db, query),
    'GET mandate/register.csv': ({ actor, query }) => exportRegister(db, actor, query),
    'GET mandate/register/gap': ({ query: { register } }) => findRegisterGaps(db, register),
    'PATCH mandate/register/{register}/gap': ({ tx, actor, params: { register }, body }) =>
      explainRegisterGap(tx, actor, register, body),
    'POST mandate/takeover/check': ({ actor, body }) => checkTakeover(db, actor, body),
    'POST mandate/takeover': ({ tx, actor, body }) => takeMandatesOver(tx, actor, body),

    'POST mandate/bulk': async ({ actor, body }) => ({ results: await changeMandates(db, actor, body.changes) }),
    'POST mandate/export': async ({ actor, body }) =>
      csvFile(`Mandats ${dayOf()}`, await exportMandates(db, actor, body)),
    'POST mandate/print': ({ actor, body }) => printMandates({ db, papers: app.papers, by: actor.user }, body.ids),
  };
};
