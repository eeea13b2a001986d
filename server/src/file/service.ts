import type { contract } from '@clubhouse/contract'
import { FileAnswer, FORBIDDEN, NOT_FOUND, type Services } from '../platform/context.ts'
import * as sql from './sql.ts'

export const file: Services<typeof contract.file> = {
  get: async ({ fileIdx, name, exp, sig }, { sql: db, files, clock }) => {
    const row = await sql.one(db, fileIdx)
    if (!row || row.name !== name) return NOT_FOUND
    if (!row.isShown) {
      const signed = files.signatureOf(fileIdx, name, exp, sig, clock.ms())
      // Only who had the address once learns that the file is there.
      if (signed !== 'valid') return signed === 'expired' ? FORBIDDEN : NOT_FOUND
    }
    const body = await files.read(row.key)
    if (!body) return NOT_FOUND
    return new FileAnswer(name, row.mime, body, {
      size: row.size,
      isShown: row.mime.startsWith('image/'),
      // What is kept under a number never changes.
      keep: !row.isShown ? undefined : { etag: `"${row.etag.slice(0, 32)}"` },
    })
  },
}
