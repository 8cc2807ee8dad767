import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DescribePlugin } from './describe-plugin';
import { RAW_ENTRY, remoteBuild } from './remote-preset';

/**
 * Serves one remote with hot reload for a host that runs elsewhere on this machine.
 * @returns a function that stops the server
 */
export async function serveRemote(root: string, port: number): Promise<() => Promise<void>> {
  const { config, remote, version } = await remoteBuild(root, 'development');
  const compiler = webpack({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false, library: remote.definition.name }),
      new DescribePlugin(remote, version, RAW_ENTRY),
    ],
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    },
    compiler,
  );
  const firstBuild = new Promise<void>((resolve) => compiler.hooks.done.tap('serveRemote', () => resolve()));
  await server.start();
  await firstBuild;
  return () => server.stop();
}
