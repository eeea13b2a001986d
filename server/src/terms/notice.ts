import type { Sql } from '../platform/database.ts'
import { earliestEffect } from './rules.ts'
import * as sql from './sql.ts'

export interface Notice {
  /** The club's day, yyyy-MM-dd. */
  today: string
  /** The first day on which terms announced today may take effect. @param isWorse for members, who need a longer notice then */
  earliest(isWorse: boolean): string
}

export async function noticeOf(db: Sql): Promise<Notice> {
  const { today, isRead } = await sql.noticeFacts(db)
  return { today, earliest: (isWorse) => earliestEffect(today, isWorse, isRead) }
}
