import type { Transaction } from '../platform/write.ts'

/** Deletes a file: its row in the transaction that no longer needs it, its bytes when that is committed. */
export async function forgetFile({ sql, files, afterCommit }: Transaction, fileIdx: number): Promise<void> {
  const [row] = await sql<{ key: string }[]>`delete from file where file_idx = ${fileIdx} returning key`
  if (row) afterCommit(() => files.remove(row.key))
}
