import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DescribePlugin } from '../manifest/describe-plugin';
import { RAW_ENTRY, remoteBuild } from './remote-preset';

export interface ServeOptions {
  port: number;
  /** The origin whose pages load the remote; any page of this machine when left out. */
  page?: string;
  /**
   * True where the host was built for development: changed components are swapped in place and keep their state. A published
   * host has React without what that needs: style sheets are swapped, a changed script loads the page again.
   */
  refresh: boolean;
}

/**
 * Serves one remote, and what changes of it, for a host that runs elsewhere.
 * @returns a function that stops the server
 */
export async function serveRemote(root: string, { port, page, refresh }: ServeOptions): Promise<() => Promise<void>> {
  const { config, remote, version } = await remoteBuild(root, 'development', refresh);
  const compiler = webpack({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false, library: remote.definition.name })] : []),
      new DescribePlugin(remote, version, RAW_ENTRY),
    ],
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: !refresh,
      // whoever else the developer visits reads nothing of what they work on
      allowedHosts: page ? [new URL(page).hostname] : ['localhost', '127.0.0.1'],
      headers: {
        'access-control-allow-origin': page ?? '*',
        'access-control-allow-private-network': 'true',
        'cross-origin-resource-policy': 'cross-origin',
      },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    },
    compiler,
  );
  const firstBuild = new Promise<void>((resolve) => compiler.hooks.done.tap('serveRemote', () => resolve()));
  await server.start();
  await firstBuild;
  return () => server.stop();
}
