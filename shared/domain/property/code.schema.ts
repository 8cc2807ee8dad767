import { z } from 'zod';

/** At least a section and a number. */
const MIN_PARCEL = 2;
/** Digits and capitals: year, department, kind, serial number, control letter. */
const ADEME_LENGTH = 13;

/** Land register parcels in sequence: `AB 123, AC 4`. */
export const ParcelsSchema = z
  .string()
  .regex(/^[\p{L}\d ,;/-]*$/u)
  .uppercase()
  .min(MIN_PARCEL)
  .max(200);

/** The number of an energy certificate: `2364E0123456X`. */
export const AdemeNumberSchema = z
  .string()
  .regex(/^[A-Za-z\d]*$/)
  .uppercase()
  .length(ADEME_LENGTH);
