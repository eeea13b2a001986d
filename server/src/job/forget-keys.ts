import { schedule } from './job.ts'

/** Deletes stored responses of idempotent requests: a key holds for 24 hours. */
export const forgetKeys = schedule('forget-keys', '50 * * * *', async ({ sql }) => {
  await sql`delete from idempotency where at < club_now() - interval '24 hours'`
})
