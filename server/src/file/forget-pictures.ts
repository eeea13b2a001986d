import { schedule } from '../job/job.ts'
import { write } from '../platform/write.ts'
import { forgetFile } from './forget.ts'
import { OF_TEXTS } from './service.ts'

/** Deletes pictures uploaded for a text that was never saved. Editors have one day to save. */
export const forgetPictures = schedule('forget-pictures', '35 * * * *', async (ctx) => {
  await write(ctx, async (tx) => {
    const rows = await tx.sql<{ fileIdx: number }[]>`
      select file_idx from file f where noun = ${OF_TEXTS} and created_at < club_now() - interval '1 day'
        and not exists (select from post_file x where x.file_idx = f.file_idx) for update skip locked`
    for (const { fileIdx } of rows) await forgetFile(tx, fileIdx)
  })
})
