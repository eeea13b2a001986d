import type { Sql } from '../platform/database.ts'
import { earliestEffect } from './rules.ts'
import * as sql from './sql.ts'

/** The first day on which terms announced now may take effect. @param isWorse for members, who need a longer notice then */
export const earliest = async (db: Sql, isWorse: boolean): Promise<string> =>
  earliestEffect(await sql.today(db), isWorse, await sql.isRead(db))
