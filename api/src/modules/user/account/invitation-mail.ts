import { lines, markup } from '../../../mail/html';

export interface Invitation {
  agency: string;
  /** Name of the inviting user; null without name. */
  inviter: string | null;
  firstName: string;
  loginEmail: string;
  publicUrl: string;
}

export interface InvitationMail {
  subject: string;
  text: string;
  html: string;
}

const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

/** Composes the invitation to a first sign-in. */
export function invitationMail({ agency, inviter, firstName, loginEmail, publicUrl }: Invitation): InvitationMail {
  const agencyName = agency || 'l’agence';
  const subject = `Votre accès à Pignon\u00a0– ${agencyName}`;
  const greeting = firstName === '' ? 'Bonjour,' : `Bonjour ${firstName},`;
  const introduction = `${inviter ?? agencyName} vous ouvre un accès à Pignon, le logiciel de ${agencyName}.`;
  const steps = [
    `Connectez-vous avec l’adresse ${loginEmail}\u00a0: avec Google si elle est un compte Google, sinon en créant un mot de passe.`,
    'Avec un mot de passe, vous recevez un second message\u00a0: ouvrez son lien, qui confirme que cette adresse est la vôtre.',
  ];
  const end =
    'Si vous n’attendiez pas ce message, ne faites rien\u00a0: sans vous, personne n’entre sous cette adresse.';
  return {
    subject,
    text: [greeting, '', introduction, '', publicUrl, '', ...steps, '', end].join('\n'),
    html: markup`<!doctype html>
      <html lang="fr">
        <head><meta charset="utf-8" /><title>${subject}</title></head>
        <body style="margin:0;padding:24px 12px;background:#f4f5f4">
          <div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px;${FONT};color:#1d231f;font-size:15px;line-height:1.5">
            <p style="margin:0 0 12px">${greeting}</p>
            <p style="margin:0 0 20px">${introduction}</p>
            <p style="margin:0 0 20px"><a href="${publicUrl}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#2e7d32;color:#ffffff;font-weight:600;text-decoration:none">Ouvrir Pignon</a></p>
            <p style="margin:0 0 20px">${lines(steps.join('\n'))}</p>
            <p style="margin:0;color:#5f6661;font-size:13px">${end}</p>
          </div>
        </body>
      </html>`.toString(),
  };
}
