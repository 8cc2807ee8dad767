import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DescribePlugin } from '../manifest/describe-plugin';
import { RAW_ENTRY, remoteBuild } from './remote-preset';

export interface ServeOptions {
  port: number;
  /** Origin whose pages load the remote; any page of this machine when absent. */
  page?: string;
  /**
   * True for a development host: changed components are replaced in place and keep their state. A published host's
   * React cannot: style sheets are replaced, a changed script reloads the page.
   */
  refresh: boolean;
}

/** Serves one remote with hot updates for a host elsewhere. @returns a function that stops the server */
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
      // other sites that the developer visits must not read the sources
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
