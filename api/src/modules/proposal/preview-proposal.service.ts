import { dayOf } from '@pignon/shared/domain/common/day';
import type { PreviewReply, Proposing } from '@pignon/shared/domain/proposal/proposal.schema';
import type { z } from 'zod';
import type { Db } from '../../db/db';
import type { MediaStore } from '../media/store/media-store';
import { defaultIntroduction } from './compose-mail';
import { checkPairEligibility } from './check-pair-eligibility';
import { mailContent } from './mail-content';
import type { MailDeps } from './mail-settings.service';

type Preview = z.output<typeof PreviewReply>;

/** A dead link: a preview is not a message. */
const NOWHERE = '#';

/** Previews a proposal, with the message to its first recipient, without writing. */
export async function previewProposal(
  { db, store, mail }: { db: Db; store: MediaStore; mail: MailDeps },
  user: string,
  input: Proposing,
): Promise<Preview> {
  const now = new Date();
  const { accepted, refused, agency } = await db.tx((tx) => checkPairEligibility(tx, input, mail, now));
  const pairs = accepted.map(({ contactId, reference }) => ({ contactId, reference }));
  const [first] = accepted;
  const own = accepted.filter(({ contactId }) => contactId === first?.contactId);
  const introduction = defaultIntroduction(Math.max(1, own.length));
  if (input.means !== 'EMAIL' || !first) return { accepted: pairs, refused, introduction, mail: null };
  const parts = await mailContent(
    { db, store },
    {
      agency,
      contact: first.contact,
      sender: user,
      introduction: input.introduction || introduction,
      properties: own.map(({ property }) => property),
      day: dayOf(now),
      pageUrl: NOWHERE,
      unsubscribeUrl: NOWHERE,
    },
    ({ jpeg }) => `data:image/jpeg;base64,${jpeg.toString('base64')}`,
  );
  const { subject, html, text } = parts;
  return { accepted: pairs, refused, introduction, mail: { subject, html, text, contactId: first.contactId } };
}
