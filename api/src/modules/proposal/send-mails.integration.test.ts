import sql from 'sql-template-tag';
import { wordsOf } from '../../../test/fakes/fake-mail-server';
import { ProposalWorld, PUBLIC_URL } from '../../../test/proposal-world';
import { formOf, upload } from '../../../test/upload';
import { deliverMail } from '../../mail/mail-transport';
import { sendDueMails } from './send-mails.service';
import { takeMail } from './proposal-mail.repo';
import sharp from 'sharp';

let w: ProposalWorld;
beforeAll(async () => {
  w = await ProposalWorld.start();
});
beforeEach(() => w.begin());
afterAll(() => w.close());

describe('a message', () => {
  it('contains the advertisement only, comes from the agency, replies to the negotiator', async () => {
    const jpeg = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    expect((await upload(w.world, 'property/V1', [{ name: 'a.jpg', bytes: jpeg }], w.token)).status).toBe(201);
    await w.world.db.query(sql`update media set metadata = '{PUBLIC}'`);
    await w.propose([
      [w.anne, 'V1'],
      [w.anne, 'V2'],
    ]);
    expect(await w.send()).toEqual({ handled: 1, cutOff: 0 });
    const [mail] = w.server.mails;
    expect(mail?.from).toMatchObject({ name: 'Pignon Côte basque', address: 'bonjour@pignon.test' });
    expect(mail?.to).toMatchObject([{ address: 'anne@example.test' }]);
    expect(mail?.replyTo).toMatchObject([{ address: 'nora@pignon.test' }]);
    expect(mail?.subject).toBe('2\u00a0biens pour votre recherche\u00a0: Maison V1, Bayonne…');
    for (const body of [mail?.html ?? '', mail?.text ?? '']) {
      expect(body).toContain('Bonjour Madame Élissalde,');
      expect(body).toContain('261\u202f250\u00a0€');
      expect(body).toContain('www.georisques.gouv.fr');
      expect(body).toContain('https://pignon.test/honoraires');
      expect(body).toContain('Carte professionnelle');
      expect(body).toContain(`${PUBLIC_URL}/api/p/`);
      expect(body).not.toMatch(/Œillets|Odile|Etcheverry|odile@/);
    }
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value;
    expect(header('list-unsubscribe')).toMatch(/^<https:\/\/pignon\.test\/api\/p\/[\w.-]+\/unsubscribe>$/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    // Pictures are embedded: nothing reports that the message was opened.
    expect(mail?.attachments).toMatchObject([{ mimeType: 'image/jpeg', contentId: '<V1@pignon>' }]);
    expect(mail?.html?.match(/src="[^"]*"/g)).toEqual(['src="cid:V1@pignon"']);
    expect(await w.of(w.anne)).toMatchObject([{ mail: { status: 'SENT' } }, { mail: { status: 'SENT' } }]);
    expect(await w.eventsOf(w.anne)).toContain('Biens V1 et V2 proposés par e-mail');
  });

  it('is sent at its time and only once', async () => {
    await w.propose([[w.anne, 'V1']]);
    expect(await sendDueMails(w.sending, new Date())).toMatchObject({ handled: 0 });
    await w.later();
    const runs = await Promise.all([sendDueMails(w.sending, new Date()), sendDueMails(w.sending, new Date())]);
    expect(runs.map(({ handled }) => handled).sort()).toEqual([0, 1]);
    expect(await w.send()).toMatchObject({ handled: 0 });
    expect(w.server.mails).toHaveLength(1);
  });

  it('is not resent after a crash during delivery; a task asks whether it arrived', async () => {
    await w.propose([[w.anne, 'V1']]);
    await w.later();
    // State of a process killed after the server accepted the mail and before it was recorded.
    expect(await takeMail(w.world.db)).not.toBeNull();
    const raw = Buffer.from('Subject: x\r\n\r\nx');
    expect(await deliverMail(w.server.route, { to: 'anne@example.test', raw })).toEqual({ outcome: 'SENT' });
    expect(await w.send()).toEqual({ handled: 0, cutOff: 0 });
    await w.world.db.query(sql`update proposal_mail set taken_time = now() - interval '16 minutes'`);
    expect(await w.send()).toEqual({ handled: 0, cutOff: 1 });
    expect([w.server.mails.length, await w.mailStates()]).toEqual([1, ['UNCERTAIN']]);
    expect(await w.eventsOf(w.anne, 'TASK')).toEqual(['Vérifier que le client a reçu notre message\u00a0: bien V1']);
    expect((await w.propose([[w.anne, 'V1']])).refused).toMatchObject([{ code: 'ALREADY_SENT' }]);
  });

  it('is not sent again when the connection breaks after the server accepted it', async () => {
    w.server.does('VANISH');
    await w.propose([[w.anne, 'V1']]);
    await w.send();
    w.server.does('TAKE');
    await w.send();
    expect([w.server.mails.length, await w.mailStates()]).toEqual([1, ['UNCERTAIN']]);
  });

  it('is retried while the server is down or busy, for about a day', async () => {
    await w.propose([[w.anne, 'V1']]);
    w.server.does({ code: 451, words: 'Try later' });
    for (let tries = 0; tries < 6; tries += 1) {
      await w.send();
      expect(await w.mailStates()).toEqual(['WAITING']);
    }
    await w.send();
    expect([await w.mailStates(), await w.of(w.anne)]).toEqual([['FAILED'], []]);
    expect(await w.eventsOf(w.anne, 'TASK')).toEqual(['Message refusé par le serveur\u00a0: bien V1']);
  });

  it('can be cancelled between retries, and is sent when the server is back', async () => {
    const { proposals } = await w.propose([[w.anne, 'V1']]);
    await w.propose([[w.luc, 'V1']]);
    w.server.does({ code: 421, words: 'Busy' });
    await w.send();
    expect((await w.call('POST proposal/undo', { ids: proposals.map(({ id }) => id) })).body).toMatchObject({
      kept: [],
    });
    w.server.does('TAKE');
    await w.send();
    expect(w.server.mails.map(({ to }) => to?.[0]?.address)).toEqual(['luc@example.test']);
  });

  it('does not count when it is refused for good', async () => {
    await w.propose([[w.anne, 'V1']]);
    w.server.does({ code: 550, words: 'No such user' });
    await w.send();
    w.server.does('TAKE');
    expect([await w.mailStates(), await w.of(w.anne)]).toEqual([['FAILED'], []]);
    expect((await w.propose([[w.anne, 'V1']])).refused).toEqual([]);
  });

  it('is not sent on a consent whose proof is missing by then', async () => {
    await w.propose([[w.anne, 'V1']]);
    await w.world.db.query(
      sql`update contact set parts = jsonb_set(parts, '{consents,0,proof}', '""') where id = ${w.anne}`,
    );
    await w.send();
    expect([await w.mailStates(), w.server.mails]).toEqual([['CANCELLED'], []]);
  });

  it('is not sent once its customer unsubscribed, and omits what was sold meanwhile', async () => {
    await w.propose([
      [w.anne, 'V1'],
      [w.luc, 'V1'],
      [w.luc, 'V2'],
    ]);
    await w.world.db.query(sql`update contact set parts = jsonb_set(parts, '{consents}', '[]') where id = ${w.anne}`);
    await w.world.db.query(sql`update property set property_status = 'SOLD' where reference = 'V2'`);
    await w.send();
    expect(await w.mailStates()).toEqual(['CANCELLED', 'SENT']);
    expect(wordsOf(w.server.mails[0])).toContain('Maison V1');
    expect(wordsOf(w.server.mails[0])).not.toMatch(/\bV2\b/);
    expect((await w.of(w.anne)).length).toBe(0);
    expect((await w.of(w.luc)).map(({ propertyRef }) => propertyRef)).toEqual(['V1']);
    expect(await w.eventsOf(w.luc, 'TASK')).toEqual(['Proposition non envoyée\u00a0: bien V2']);
  });

  it('states in its default introduction how many properties it shows; typed words stay', async () => {
    const all = ['V1', 'V2', 'V3'];
    const toAnne = await w.propose(all.map((reference) => [w.anne, reference]));
    await w.propose(
      all.map((reference) => [w.luc, reference]),
      { introduction: 'Voici trois biens.' },
    );
    const undone = toAnne.proposals.find(({ propertyRef }) => propertyRef === 'V3');
    await w.call('POST proposal/undo', { ids: [undone?.id ?? 0] });
    await w.world.db.query(sql`update property set property_status = 'SOLD' where reference = 'V2'`);
    await w.send();
    const [first, second] = w.server.mails.map(wordsOf);
    expect(first).toContain('Voici un bien qui correspond à votre recherche.');
    expect(first).not.toContain('biens');
    expect(second).toContain('Voici trois biens.');
  });
});

it('accepts the one-click unsubscription of mail programs in any format', async () => {
  await w.propose([[w.anne, 'V1']]);
  await w.send();
  const url = new URL(
    String(w.server.mails[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).replace(/[<>]/g, ''),
  );
  const { body, headers } = await formOf([{ name: 'List-Unsubscribe', bytes: Buffer.from('One-Click') }]);
  const answer = await w.world.app.inject({ method: 'POST', url: url.pathname, headers, payload: body });
  expect(answer.statusCode).toBe(200);
  expect((await w.propose([[w.anne, 'V2']])).refused).toMatchObject([{ code: 'NO_CONSENT' }]);
});
