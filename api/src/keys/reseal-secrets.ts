import sql from 'sql-template-tag';
import type { Db, Queryable } from '../db/db';
import type { SecretBox } from './secret-box';

async function resealPortals(tx: Queryable, box: SecretBox): Promise<number> {
  let count = 0;
  const portals = await tx.query<{ code: string; sealed: Uint8Array }>(
    sql`select code, sealed from portal_secret order by code for update`,
  );
  for (const { code, sealed } of portals) {
    const resealed = box.reseal(sealed);
    if (!resealed) continue;
    await tx.query(sql`update portal_secret set sealed = ${resealed} where code = ${code}`);
    count += 1;
  }
  return count;
}

async function resealMail(tx: Queryable, box: SecretBox): Promise<number> {
  const [mail] = await tx.query<{ password: Uint8Array | null }>(sql`select password from mail_settings for update`);
  const password = mail?.password ? box.reseal(mail.password) : null;
  if (!password) return 0;
  await tx.query(sql`update mail_settings set password = ${password}`);
  return 1;
}

async function resealSecondFactors(tx: Queryable, box: SecretBox): Promise<number> {
  let count = 0;
  const factors = await tx.query<{ user: string; secret: Uint8Array | null; newSecret: Uint8Array | null }>(
    sql`select user_email as "user", secret, new_secret as "newSecret" from user_second_factor order by 1 for update`,
  );
  for (const { user, ...sealed } of factors) {
    const secret = sealed.secret && box.reseal(sealed.secret);
    const newSecret = sealed.newSecret && box.reseal(sealed.newSecret);
    if (!secret && !newSecret) continue;
    await tx.query(sql`update user_second_factor set secret = coalesce(${secret}::bytea, secret),
      new_secret = coalesce(${newSecret}::bytea, new_secret) where user_email = ${user}`);
    count += 1;
  }
  return count;
}

/**
 * Encrypts stored passwords and second factors anew under the current secret and cipher, at each start. Those of an unknown
 * secret stay as they are. @returns how many were encrypted anew
 */
export function resealSecrets(
  db: Db,
  boxes: { portals: SecretBox; mail: SecretBox; secondFactors: SecretBox },
): Promise<number> {
  return db.tx(async (tx) => {
    const portals = await resealPortals(tx, boxes.portals);
    const mail = await resealMail(tx, boxes.mail);
    return portals + mail + (await resealSecondFactors(tx, boxes.secondFactors));
  });
}
