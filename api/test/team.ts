import type { World } from './world';

/** Creates the negotiators Nora and Léo and a former colleague; returns Nora's token. */
export async function signInTeam(world: World): Promise<string> {
  const token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  await world.signIn(['NEGOTIATOR'], { email: 'leo@pignon.test' });
  await world.signIn(['NEGOTIATOR'], { email: 'gone@pignon.test', status: 'SUSPENDED' });
  return token;
}
