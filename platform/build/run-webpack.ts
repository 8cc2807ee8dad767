import webpack, { type Compilation, type Configuration } from 'webpack';

/** Builds once and returns the compilation. @throws build errors as readable text */
export async function runWebpack(config: Configuration): Promise<Compilation> {
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else if (result) resolve(result);
      else reject(new Error('webpack gave no result'));
    });
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return stats.compilation;
}
