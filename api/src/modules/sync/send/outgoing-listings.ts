import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import type { MandateType } from '@pignon/shared/domain/mandate/mandate.enums';
import type { OutgoingListing } from '@pignon/shared/domain/poliris/write/outgoing-listing';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { inForce } from '../../mandate/mandate-status.repo';
import type { PhotoAddress } from '../photo/photo-links';
import { listingPictures } from './listing-pictures';

interface RunningMandate {
  reference: string;
  type: MandateType;
  number: number | null;
  partnerNumber: string | null;
  date: string | null;
}

/**
 * Reads the mandate in force of each property, which allows its advertisement: of the register, or a partner's
 * original.
 */
const runningMandates = (db: Queryable, references: readonly string[]): Promise<RunningMandate[]> =>
  db.query<RunningMandate>(sql`
    select distinct on (m.property_ref) m.property_ref as reference, m.type, m.register_number as number,
      m.parts #>> '{partner,mandateNumber}' as "partnerNumber",
      coalesce(m.parts #>> '{partner,mandateDate}', m.start_date::text) as date
    from mandate m where m.property_ref = any(${references}::text[]) and ${inForce(sql`m.status`)}
    order by m.property_ref, m.register_number nulls last, m.id`);

interface Negotiator {
  loginEmail: string;
  name: string;
  email: string | null;
  phone: string | null;
}

const negotiators = (db: Queryable, addresses: readonly string[]): Promise<Negotiator[]> =>
  db.query<Negotiator>(sql`
    select login_email as "loginEmail", first_name || ' ' || last_name as name, email, phone_numbers[1] as phone
    from app_user where login_email = any(${addresses}::text[]) and status = 'ACTIVE'`);

function mandateOf(mandate: RunningMandate | undefined): OutgoingListing['mandate'] {
  const number = mandate && (mandate.number === null ? mandate.partnerNumber : String(mandate.number));
  if (!mandate || number === null || number === undefined) return null;
  return { number, date: mandate.date, exclusive: mandate.type === 'EXCLUSIVE' };
}

/** Reads properties for sending, with mandate, negotiator in charge (else the agency) and public pictures. */
export async function outgoingListings(
  db: Queryable,
  properties: readonly Property[],
  { agency, account, photoAddress }: { agency: Agency; account: string; photoAddress: PhotoAddress | null },
): Promise<OutgoingListing[]> {
  const references = properties.map(({ reference }) => reference);
  const addresses = properties.flatMap(({ negotiator }) => negotiator ?? []);
  const [mandates, people] = [await runningMandates(db, references), await negotiators(db, addresses)];
  return properties.map((property) => {
    const pictures = listingPictures(property);
    const person = people.find(({ loginEmail }) => loginEmail === property.negotiator);
    return {
      property,
      account,
      mandate: mandateOf(mandates.find(({ reference }) => reference === property.reference)),
      contact: {
        name: person?.name ?? agency.name,
        phone: person?.phone ?? agency.phone ?? '',
        email: person?.email ?? agency.email ?? '',
      },
      feeScaleUrl: agency.feeScaleUrl,
      photos: pictures.map((picture) => (photoAddress ? photoAddress(property.reference, picture) : picture.name)),
      captions: pictures.map(({ caption }) => caption),
    };
  });
}
