import { RecoveryCodesSchema } from '@pignon/shared/domain/user/second-factor.schema';
import { TOTP } from 'otpauth';
import type { openScenario } from './scenario';

/** The test user's second factor: enrolled, verified again, removed; and that of another user, who has none. */
export async function runSecondFactorScenario(scenario: ReturnType<typeof openScenario>, other: string): Promise<void> {
  const { body: setup } = await scenario.succeed('POST user/me/second-factor');
  const secret = String(setup['secret']);
  const code = new TOTP({ secret }).generate();
  await scenario.refused('POST user/me/second-factor/confirm', { body: { code: 'ABCDEF' } }, 422);
  await scenario.succeed('POST user/me/second-factor/confirm', { body: { code } });
  await scenario.refused('POST user/me/second-factor/verify', { body: { code } }, 422);
  const state = await scenario.succeed('GET user/me/second-factor');
  expect(state.body).toMatchObject({ recoveryCodesLeft: 10, required: false });
  const { body: renewed } = await scenario.succeed('POST user/me/second-factor/recovery-codes');
  const [recoveryCode] = RecoveryCodesSchema.parse(renewed).recoveryCodes;
  await scenario.succeed('POST user/me/second-factor/verify', { body: { code: recoveryCode } });
  await scenario.succeed('DELETE user/me/second-factor');
  await scenario.succeed('DELETE user/{loginEmail}/second-factor', { params: { loginEmail: other } });
}
