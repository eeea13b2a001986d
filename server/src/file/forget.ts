import type { Context } from '../platform/context.ts'

/**
 * Takes a file's row away in the transaction that no longer needs it.
 * @returns takes the bytes away; to be called when the change is committed
 */
export async function forgetFile(
  { sql, files }: Pick<Context, 'sql' | 'files'>,
  fileIdx: number,
): Promise<() => Promise<void>> {
  const [row] = await sql<{ key: string }[]>`delete from file where file_idx = ${fileIdx} returning key`
  return async () => {
    if (row) await files.remove(row.key)
  }
}
