import type { contract } from '@clubhouse/contract'
import { FileAnswer, FORBIDDEN, NOT_FOUND, type Services } from '../platform/context.ts'
import * as sql from './sql.ts'

export const file: Services<typeof contract.file> = {
  get: async ({ fileIdx, name, exp, sig }, { sql: db, files, clock }) => {
    const row = await sql.one(db, fileIdx)
    if (!row || row.name !== name) return NOT_FOUND
    if (row.isPrivate && !files.isSigned(fileIdx, name, exp, sig, clock.ms())) return FORBIDDEN
    const body = await files.read(row.key)
    if (!body) return NOT_FOUND
    const isShown = row.mime.startsWith('image/')
    return new FileAnswer(name, row.mime, body, {
      size: row.size,
      isShown,
      // What is kept under a number never changes.
      keep: row.isPrivate ? undefined : { etag: `"${row.etag.slice(0, 32)}"` },
    })
  },
}
