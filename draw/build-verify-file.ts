import { join, resolve } from 'node:path'
import { build } from 'vite'

/**
 * Writes verify.mjs, which checks a bundle in Node without any package, into a folder. It is not minified, so that
 * anyone can read what they run. Decision 123.
 */
export async function buildVerifyFile(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'verify-file.ts'),
      outDir: resolve(folder),
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'verify.mjs', codeSplitting: false } },
    },
  })
}

if (import.meta.main) await buildVerifyFile(process.argv[2]!)
