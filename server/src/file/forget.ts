import type { Transaction } from '../platform/write.ts'

/** Deletes a file: its row in the caller's transaction, its bytes after the commit. */
export async function forgetFile({ sql, files, afterCommit }: Transaction, fileIdx: number): Promise<void> {
  const [row] = await sql<{ key: string }[]>`delete from file where file_idx = ${fileIdx} returning key`
  if (row) afterCommit(() => files.remove(row.key))
}
