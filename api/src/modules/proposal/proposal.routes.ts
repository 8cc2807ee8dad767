import { holdsAccess } from '@pignon/shared/domain/user/access.policy';
import type { FastifyInstance } from 'fastify';
import type { Deps, Register } from '../../deps';
import { route } from '../../http/route';
import { findAnswers } from './answer/answer.repo';
import { settleAnswer } from './answer/settle-answer.service';
import { changeProposal } from './change-proposal.service';
import { customerRoutes } from './customer/customer.routes';
import { changeMailSettings, mailSettings } from './mail-settings.service';
import { previewProposal } from './preview-proposal.service';
import { findProposals } from './proposal-read.repo';
import { createProposals } from './propose.service';
import { sendTestMail } from './test-mail.service';
import { undoProposals } from './undo-proposals.service';

/** Rate limit: each test connects to the SMTP server. */
const TESTS_PER_MINUTE = 6;

function proposing(app: FastifyInstance, { db, store, mail }: Deps): void {
  route(app, 'POST proposal', ({ tx, actor, body }) => createProposals(tx, actor, body, mail));
  route(app, 'POST proposal/preview', ({ actor, body }) => previewProposal({ db, store, mail }, actor.user, body));
  route(app, 'POST proposal/undo', ({ actor, body }) => undoProposals(db, actor, body.ids));
  route(app, 'POST proposal/find', ({ body }) => findProposals(db, body));
  route(app, 'PATCH proposal/{id}/status', ({ actor, params: { id }, version, body: step }) =>
    changeProposal(db, actor, { id, version, step }),
  );
}

function answers(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST proposal/answer/find', ({ body, caller: { user } }) =>
    findAnswers(db, body, { loginEmail: user.loginEmail, isManager: holdsAccess(user.roles, 'manage') }),
  );
  route(app, 'PATCH proposal/answer/{id}', ({ actor, params: { id }, version, body: { outcome } }) =>
    settleAnswer(db, actor, { id, version, outcome }),
  );
}

function settings(app: FastifyInstance, { db, mail }: Deps): void {
  route(app, 'GET agency/mail', () => mailSettings(db, mail));
  route(app, 'PATCH agency/mail', ({ actor, version, body: patch }) =>
    changeMailSettings(db, actor, { version, patch }, mail),
  );
  route(app, 'POST agency/mail/test', ({ body: { to } }) => sendTestMail(db, to, mail), {
    config: { rateLimit: { max: TESTS_PER_MINUTE, timeWindow: '1 minute' } },
  });
}

export const proposalRoutes: readonly Register[] = [proposing, answers, settings, customerRoutes];
