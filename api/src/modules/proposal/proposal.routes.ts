import { holdsAccess } from '@pignon/shared/domain/user/access.policy';
import type { CallsOf, RoutesOf } from '../../http/routes';
import { findAnswers } from './answer/answer.repo';
import { settleAnswer } from './answer/settle-answer.service';
import { changeProposal } from './change-proposal.service';
import { previewProposal } from './preview-proposal.service';
import { findProposals } from './proposal-read.repo';
import { createProposals } from './propose.service';
import { undoProposals } from './undo-proposals.service';

export const proposalRoutes: RoutesOf<CallsOf<'proposal'>> = ({ db, store, mail }) => ({
  'POST proposal': ({ tx, actor, body }) => createProposals(tx, actor, body, mail),
  'POST proposal/preview': ({ actor, body }) => previewProposal({ db, store, mail }, actor.user, body),
  'POST proposal/undo': ({ actor, body }) => undoProposals(db, actor, body.ids),
  'POST proposal/find': ({ body }) => findProposals(db, body),
  'PATCH proposal/{id}/status': ({ tx, actor, params: { id }, version, body: step }) =>
    changeProposal(tx, actor, { id, version, step }),
  'POST proposal/answer/find': ({ body, caller: { user } }) =>
    findAnswers(db, body, { loginEmail: user.loginEmail, isManager: holdsAccess(user.roles, 'manage') }),
  'PATCH proposal/answer/{id}': ({ tx, actor, params: { id }, version, body: { outcome } }) =>
    settleAnswer(tx, actor, { id, version, outcome }),
});
