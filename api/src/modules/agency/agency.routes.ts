import { printAgencySpecimen } from '../../documents/agency-specimen';
import { printSpecimen } from '../../documents/mandate/print-mandate';
import type { CallsOf, RoutesOf } from '../../http/routes';
import { changeMailSettings, mailSettings } from '../proposal/mail-settings.service';
import { sendTestMail } from '../proposal/test-mail.service';
import { readAgency } from './agency.repo';
import { changeAgency, withPhone } from './agency.service';

/** Each test connects to the SMTP server. */
const TESTS_PER_MINUTE = 6;

export const agencyRoutes: RoutesOf<CallsOf<'agency'>> = ({ app, db, mail }) => ({
  'GET agency': () => readAgency(db),
  'PATCH agency': ({ tx, actor, caller, version, body }) =>
    changeAgency(tx, actor, { version, patch: body, roles: caller.user.roles }),
  'POST agency/preview': async ({ body: { paper, settings } }) => {
    const agency = { ...(await readAgency(db)), ...withPhone(settings) };
    return app.papers.make((press) => printAgencySpecimen(press, agency, paper));
  },
  'POST agency/mandate-texts/preview': ({ body }) => app.papers.make((press) => printSpecimen({ db, press }, body)),

  'GET agency/mail': () => mailSettings(db, mail),
  'PATCH agency/mail': ({ tx, actor, version, body: patch }) => changeMailSettings(tx, actor, { version, patch }, mail),
  'POST agency/mail/test': {
    handler: ({ body: { to } }) => sendTestMail(db, to, mail),
    config: { rateLimit: { max: TESTS_PER_MINUTE, timeWindow: '1 minute' } },
  },
});
