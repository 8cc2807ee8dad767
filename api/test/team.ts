import type { World } from './world';

/** Nora and Léo, who negotiate, and somebody who left; Nora's token. */
export async function signInTeam(world: World): Promise<string> {
  const token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  await world.signIn(['NEGOTIATOR'], { email: 'leo@pignon.test' });
  await world.signIn(['NEGOTIATOR'], { email: 'gone@pignon.test', status: 'SUSPENDED' });
  return token;
}
