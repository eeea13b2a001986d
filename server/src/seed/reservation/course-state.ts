import type { Sql } from '../../platform/database.ts'
import { courseState } from '../../reservation/sheet/course-state/service.ts'
import { managerContext } from '../manager-context.ts'

const DESK = 'frontdesk1'

/** A morning in winter: nobody drives on fairways that thaw. */
export async function seedCourseState(sql: Sql): Promise<void> {
  const ctx = await managerContext(sql, DESK, 'courseState.change')
  if (!ctx) return
  await courseState.change(
    {
      state: 'CARTS_ON_PATHS',
      text: 'The fairways are soft after the frost',
      translated: { ko: { text: '서리가 녹아 페어웨이가 젖어 있습니다' } },
      version: 0,
    },
    ctx,
  )
}
