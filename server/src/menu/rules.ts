import type { Menu } from '@clubhouse/contract/menu'

type Row = Omit<Menu, 'children'> & { parentCode: string | null }

/** How long a verified password holds. Source: calls, S84. */
const PROOF_MINUTES = 10

/** The menus as a tree. Menus below a hidden one are hidden. */
export function branch(rows: readonly Row[], parentCode: string | null = null, isVisible = true): Menu[] {
  return rows
    .filter((row) => row.parentCode === parentCode)
    .map(({ parentCode: _, ...row }) => {
      const visible = isVisible && row.isVisible
      return { ...row, isVisible: visible, children: branch(rows, row.code, visible) }
    })
}

/** Until when a verified password holds; null when there is none or it has expired. */
export function proofUntil(checkedAt: Temporal.Instant | null, now: Temporal.Instant): Temporal.Instant | undefined {
  const until = checkedAt?.add({ minutes: PROOF_MINUTES })
  return until && Temporal.Instant.compare(until, now) > 0 ? until : undefined
}
