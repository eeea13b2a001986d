interface Route {
  parentId?: string
  path?: string
  css?: string[]
}

/**
 * Takes the mark `#` from style sheets that no navigation removes: those of the root, and those of every layout. The
 * build marks a sheet that later code needs too, and that code then adds a second link, in case a navigation has removed
 * the first. For a sheet that is never removed the second link is needless work. Decision 085.
 */
export function lastingSheets<R extends Route>(routes: Record<string, R | undefined>): Record<string, R> {
  const all = Object.entries(routes).filter((entry): entry is [string, R] => entry[1] !== undefined)
  const root = all.find(([, { parentId }]) => parentId === undefined)
  const layouts = all.filter(([, { parentId, path }]) => parentId === root?.[0] && path === undefined)
  const [first, ...others] = layouts.map(([, { css = [] }]) => css)
  const lasting = new Set([
    ...(root?.[1].css ?? []),
    ...(first ?? []).filter((sheet) => others.every((css) => css.includes(sheet))),
  ])
  const kept = (sheet: string) => (lasting.has(sheet) ? sheet.replace(/#$/, '') : sheet)
  return Object.fromEntries(all.map(([id, route]) => [id, { ...route, css: route.css?.map(kept) }]))
}
