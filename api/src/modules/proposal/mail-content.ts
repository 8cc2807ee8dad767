import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { publicOffer } from '@pignon/shared/domain/proposal/public-offer';
import type { Queryable } from '../../db/db';
import { publicPhotos, readPhotos } from '../../documents/pictures';
import type { Picture } from '../../mail/compose-mime';
import type { MediaStore } from '../media/store/media-store';
import { findUserByEmail } from '../user/user.repo';
import { composeMail, type ComposedMail, type Sender } from './compose-mail';

/** Longer side of pictures in pixels: sharp on a phone, and a message of ten properties stays under a megabyte. */
const SIDE = 900;

export interface MailPlan {
  agency: Agency;
  contact: Contact;
  /** loginEmail of the proposing user. */
  sender: string;
  introduction: string;
  properties: readonly Property[];
  day: string;
  pageUrl: string;
  unsubscribeUrl: string;
}

/** Chooses the sender; the agency by default. */
async function senderOf(db: Queryable, loginEmail: string, agency: Agency): Promise<Sender> {
  const user = await findUserByEmail(db, loginEmail);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  return {
    name: name || agency.name || loginEmail,
    phone: user?.phoneNumbers[0] ?? agency.phone,
    email: user?.email || loginEmail,
  };
}

async function coverOf(store: MediaStore, { media }: Property): Promise<Buffer | null> {
  const [cover] = (await readPhotos(store, publicPhotos(media), { maxCount: 1, side: SIDE })).values();
  return cover ?? null;
}

export interface MailParts extends ComposedMail {
  sender: Sender;
  pictures: Picture[];
}

/** Content of a message with each property's first public picture; `address` returns a picture's URL. */
export async function mailContent(
  { db, store }: { db: Queryable; store: MediaStore },
  plan: MailPlan,
  address: (picture: Picture) => string = ({ cid }) => `cid:${cid}`,
): Promise<MailParts> {
  const { agency, contact, introduction, properties, day, pageUrl, unsubscribeUrl } = plan;
  const sender = await senderOf(db, plan.sender, agency);
  const pictures: Picture[] = [];
  const offers = [];
  for (const property of properties) {
    const jpeg = await coverOf(store, property);
    const { reference } = property;
    const picture = jpeg && { cid: `${reference}@pignon`, name: `${reference}.jpg`, jpeg };
    if (picture) pictures.push(picture);
    offers.push({ offer: publicOffer(property, agency, day), picture: picture && address(picture) });
  }
  const composed = composeMail({ agency, sender, contact, introduction, offers, pageUrl, unsubscribeUrl });
  return { ...composed, sender, pictures };
}
