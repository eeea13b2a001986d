import type { Context } from '../../../platform/context.ts'

/**
 * From which play date on the club marks payments: that of its first one, or the day on which it was marked, if that is earlier;
 * undefined while it has none. The day stays when the first mark is undone or recorded again. Source: docs/rules.md, Arrivals;
 * decision 175.
 */
export async function paidSince({ sql }: Pick<Context, 'sql'>): Promise<string | undefined> {
  const [row] = await sql<{ day: string }[]>`select day from first_payment`
  return row?.day
}

/** Whether what was not paid of this play date is open. @param since of paidSince */
export const marksPayments = (date: string, since: string | undefined): boolean => since !== undefined && date >= since
