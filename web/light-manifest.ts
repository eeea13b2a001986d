import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ASSIGNED = 'window.__reactRouterManifest='

interface Route {
  parentId?: string
  imports: string[]
  css: string[]
}
interface Manifest {
  routes: Record<string, Route>
}

/**
 * The manifest as every page loads it, a third of its size. The imports of routes are left out: only the server, which
 * has its own manifest, preloads them. Style sheets that the layout around a route has are left out too, and each is named once.
 */
export function lightManifest(script: string): string {
  const manifest = JSON.parse(script.slice(ASSIGNED.length, script.lastIndexOf(';'))) as Manifest
  const { routes } = manifest
  const ofLayouts = ({ parentId }: Route): string[] =>
    parentId === undefined ? [] : [...routes[parentId]!.css, ...ofLayouts(routes[parentId]!)]
  const own = Object.entries(routes).map(([id, route]) => {
    const around = ofLayouts(route)
    return [id, route.css.filter((one) => !around.includes(one))] as const
  })
  const styles = [...new Set(own.flatMap(([, css]) => css))]
  const numbers = Object.fromEntries(own.map(([id, css]) => [id, css.map((one) => styles.indexOf(one))]))
  const light = {
    ...manifest,
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [id, { ...route, imports: [], css: numbers[id] }]),
    ),
  }
  return `${ASSIGNED}(m=>{let s=${JSON.stringify(styles)};for(let r of Object.values(m.routes))r.css=r.css.map(n=>s[n]);return m})(${JSON.stringify(light)});`
}

/** Rewrites the manifest of a finished build. */
export async function lightenManifest(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, 'client/assets')
  const name = (await readdir(assets)).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (!name) throw new Error(`The build in ${assets} has no manifest`)
  const path = join(assets, name)
  await writeFile(path, lightManifest(await readFile(path, 'utf8')))
}
