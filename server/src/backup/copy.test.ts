import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import type { Sql } from '../platform/database.ts'
import type { Table } from './catalogue-sql.ts'
import { copyOut } from './copy.ts'

const holder = TestClub.use()
const LINES = { name: 'late_read', columns: ['line'] } as Table
beforeAll(() => holder.club.sql`create table late_read (line text)`)

// The driver stops reading at 64 KiB that nobody took: the data ends before that, or while the driver stands still.
it.each([1, 69, 100, 150, 200, 300])(
  '%d kB that are read late leave the connection open for the next statement',
  async (rows) => {
    await holder.club.sql.begin(async (tx) => {
      const sql = tx as Sql
      await sql`truncate late_read`
      await sql`insert into late_read select repeat('x', 999) from generate_series(1, ${rows}::int)`
      let bytes = 0
      for await (const part of copyOut(sql, LINES)) {
        await setTimeout(1)
        bytes += part.length
      }
      expect(bytes).toBe(rows * 1000)
      expect(await sql`select 1 as one`).toMatchObject([{ one: 1 }])
    })
  },
)
