import sql from 'sql-template-tag';
import type { Db } from '../db/db';
import type { SecretBox } from './secret-box';

/**
 * Encrypts stored passwords anew under the current secret and cipher, at each start. Passwords of an unknown secret
 * stay as they are. @returns how many were encrypted anew
 */
export function resealPasswords(db: Db, boxes: { portals: SecretBox; mail: SecretBox }): Promise<number> {
  return db.tx(async (tx) => {
    let count = 0;
    const portals = await tx.query<{ code: string; sealed: Uint8Array }>(
      sql`select code, sealed from portal_secret order by code for update`,
    );
    for (const { code, sealed } of portals) {
      const resealed = boxes.portals.reseal(sealed);
      if (!resealed) continue;
      await tx.query(sql`update portal_secret set sealed = ${resealed} where code = ${code}`);
      count += 1;
    }
    const [mail] = await tx.query<{ password: Uint8Array | null }>(sql`select password from mail_settings for update`);
    const password = mail?.password ? boxes.mail.reseal(mail.password) : null;
    if (!password) return count;
    await tx.query(sql`update mail_settings set password = ${password}`);
    return count + 1;
  });
}
