import * as paths from '@pignon/shared/domain/navigation/paths';
import type { FastifyInstance } from 'fastify';
import type { EdgeOptions } from './edge-options';

export const WEB_MANIFEST = '/app.webmanifest';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Manifest of the installed app (W3C Web Application Manifest); it opens on "Ma journée". */
export const webManifest = (appTitle: string) => ({
  id: '/',
  name: appTitle,
  short_name: appTitle,
  lang: 'fr',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f4f5f4',
  theme_color: '#2e7d32',
  icons: [
    icon('/icon-192.png', 192, 'any'),
    icon('/icon-512.png', 512, 'any'),
    icon('/icon-maskable-192.png', 192, 'maskable'),
    icon('/icon-maskable-512.png', 512, 'maskable'),
  ],
  shortcuts: [
    { name: 'Agenda', url: paths.agenda },
    { name: 'Visites', url: paths.visits },
    { name: 'Nouvelle tournée', url: paths.newTour },
  ],
});

/** Serves the manifest with the installation's product name. */
export function addWebManifest(app: FastifyInstance, options: EdgeOptions): void {
  app.get(WEB_MANIFEST, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(webManifest(options.config().appTitle))),
  );
}
