import type { RoutesOf } from '../../../http/routes';
import { versionOf } from '../../../http/versions';
import { sendVoucher } from './send-voucher.service';
import { signVoucher } from './sign-voucher.service';
import { storeCopyNow, mustReadVoucher, tourVoucher, voucherCopy } from './voucher-copy.service';
import { voucherState } from './voucher-state.service';

/** Each message opens a connection to the mail server. */
const MAILS_PER_MINUTE = 20;

/** Vouchers are private files: only users who may write visits read them, and never on a private screen. */
export const voucherRoutes: RoutesOf<
  | 'GET visit/group/{groupId}/signing'
  | 'POST visit/group/{groupId}/sign'
  | 'GET visit/group/{groupId}/voucher'
  | 'GET visit/group/{groupId}/voucher/{number}'
  | 'POST visit/group/{groupId}/voucher/{number}/mail'
> = ({ app, db, mail }) => ({
  'GET visit/group/{groupId}/signing': ({ params: { groupId } }) => voucherState(db, groupId),
  'POST visit/group/{groupId}/sign': {
    handler: async ({ tx, actor, params: { groupId }, body, request }) => {
      await signVoucher(tx, actor, { groupId, version: versionOf(request, 'optional'), signing: body });
      return voucherState(tx, groupId);
    },
    after: async ({ groupId, vouchers }, { actor }) => {
      for (const { number } of vouchers) await storeCopyNow(app, db, { groupId, number, by: actor.user });
    },
  },
  'GET visit/group/{groupId}/voucher': ({ actor, params: { groupId } }) =>
    app.papers.make((press) => tourVoucher({ db, press }, groupId, actor.user)),
  'GET visit/group/{groupId}/voucher/{number}': async ({ actor, params: { groupId, number } }) => {
    const voucher = await mustReadVoucher(db, groupId, number);
    return app.papers.make((press) => voucherCopy({ db, press }, voucher, actor.user));
  },
  'POST visit/group/{groupId}/voucher/{number}/mail': {
    handler: async ({ actor, params: { groupId, number }, body: { contactIds } }) => {
      const voucher = await mustReadVoucher(db, groupId, number);
      const copy = await app.papers.make((press) => voucherCopy({ db, press }, voucher, actor.user));
      await sendVoucher({ db, mail }, actor, { groupId, voucher, copy, contactIds });
      return voucherState(db, groupId);
    },
    config: { rateLimit: { max: MAILS_PER_MINUTE, timeWindow: '1 minute' } },
  },
});
