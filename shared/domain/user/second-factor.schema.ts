import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { UserSchema } from './user.schema';

/** What a session still lacks: the code of an enrolled device, or the enrolment itself. */
export const SECOND_FACTOR_STEPS = ['CODE', 'SETUP'] as const;
export type SecondFactorStep = (typeof SECOND_FACTOR_STEPS)[number];

/** The caller's own record; `secondFactorStep` is absent when nothing is missing. */
export const OwnUserSchema = UserSchema.extend({ secondFactorStep: z.enum(SECOND_FACTOR_STEPS).optional() });
export type OwnUser = z.infer<typeof OwnUserSchema>;

/** State of one's own second factor. */
export const SecondFactorSchema = z.strictObject({
  /** Time of the enrolment; null without one. */
  enrolledTime: DateTimeSchema.nullable(),
  /** Unused recovery codes. */
  recoveryCodesLeft: z.int(),
  /** True when the installation requires one of this account. */
  required: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactorSchema>;

/** A new secret, effective once a code confirms it. */
export const SecondFactorSetupSchema = z.strictObject({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://totp/…`, for the picture that an application scans. */
  uri: z.string(),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetupSchema>;

/** Recovery codes, shown once: `ABCD-EFGH`. */
export const RecoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodesSchema>;

const BAD_CODE = 'Saisissez les six chiffres affichés par votre application.';

/** Six digits of the application; spaces are ignored. */
export const ApplicationCode = z.strictObject({
  code: z
    .string()
    .max(20, BAD_CODE)
    .transform((code) => code.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, BAD_CODE)),
});
export type ApplicationCode = z.output<typeof ApplicationCode>;

const BAD_ANY_CODE = 'Saisissez les six chiffres de votre application, ou un code de secours (ABCD-EFGH).';

/** Six digits of the application, or a recovery code in either case, with or without its hyphen. */
export const SecondFactorCode = z.strictObject({
  code: z
    .string()
    .max(20, BAD_ANY_CODE)
    .transform((code) => code.replaceAll(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{8})$/, BAD_ANY_CODE)),
});
export type SecondFactorCode = z.output<typeof SecondFactorCode>;
