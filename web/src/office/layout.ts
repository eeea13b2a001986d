export type Density = 'cosy' | 'dense'

export interface Layout {
  order: string[]
  hidden: string[]
  density: Density
}

type Columns = readonly { id: string; isExtra?: true }[]

/** A layout made to fit these columns: unknown ones are dropped, new ones come last and are shown as declared. */
export function fitting(own: Partial<Layout>, columns: Columns): Layout {
  const ids = columns.map(({ id }) => id)
  const order = (own.order ?? []).filter((id) => ids.includes(id))
  const isHidden = ({ id, isExtra }: Columns[number]) => (order.includes(id) ? own.hidden?.includes(id) : isExtra)
  return {
    order: [...order, ...ids.filter((id) => !order.includes(id))],
    hidden: columns.filter(isHidden).map(({ id }) => id),
    density: own.density ?? 'dense',
  }
}

/** The layout that the `columns` of a URL name: these in their order, and no others. */
export function named(names: string, columns: Columns): Pick<Layout, 'order' | 'hidden'> | undefined {
  const ids = columns.map(({ id }) => id)
  const shown = [...new Set(names.split(','))].filter((id) => ids.includes(id))
  const hidden = ids.filter((id) => !shown.includes(id))
  return shown.length > 0 ? { order: [...shown, ...hidden], hidden } : undefined
}

/** The visible columns as a URL names them. */
export const namesOf = ({ order, hidden }: Pick<Layout, 'order' | 'hidden'>) =>
  order.filter((id) => !hidden.includes(id)).join(',')

/** The order with one column a step further. */
export function moved(order: readonly string[], at: number, step: -1 | 1): string[] {
  const next = [...order]
  next.splice(at + step, 0, ...next.splice(at, 1))
  return next
}
