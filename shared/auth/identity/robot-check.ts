import type { ApplicationVerifier } from 'firebase/auth';
import { AuthFailure } from '../auth-failure';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=fr';
/** Milliseconds for the user to solve the challenge. */
const TIMEOUT_MS = 120_000;

type Widget = {
  ready: (onReady: () => void) => void;
  render: (holder: HTMLElement, options: Record<string, unknown>) => number;
  execute: (id: number) => void;
};
const widget = () => (globalThis as { grecaptcha?: Widget }).grecaptcha;

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => widget()?.ready(resolve);
    script.onerror = () => reject(new AuthFailure('captcha-check-failed'));
    document.head.append(script);
  });
}

function solveCaptcha(sitekey: string): Promise<string> {
  const holder = document.createElement('div');
  document.body.append(holder);
  const answer = new Promise<string>((resolve, reject) => {
    const rejectCheck = () => reject(new AuthFailure('captcha-check-failed'));
    setTimeout(rejectCheck, TIMEOUT_MS);
    const captchaWidget = widget();
    const callbacks = { callback: resolve, 'error-callback': rejectCheck, 'expired-callback': rejectCheck };
    if (captchaWidget)
      captchaWidget.execute(captchaWidget.render(holder, { sitekey, size: 'invisible', ...callbacks }));
    else rejectCheck();
  });
  return answer.finally(() => holder.remove());
}

/**
 * Runs Google's invisible captcha before a code is sent. Replaces the SDK's verifier, which every sign-in page would
 * load.
 */
export function robotCheck(identityUrl: string, apiKey: string): ApplicationVerifier {
  return {
    type: 'recaptcha',
    verify: async () => {
      const response = await fetch(`${identityUrl}/v1/recaptchaParams?key=${encodeURIComponent(apiKey)}`);
      const { recaptchaSiteKey } = (await response.json()) as { recaptchaSiteKey?: string };
      if (!recaptchaSiteKey) throw new AuthFailure('captcha-check-failed');
      if (!widget()) await loadScript();
      return solveCaptcha(recaptchaSiteKey);
    },
  };
}
