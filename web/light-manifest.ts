import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ASSIGNED = 'window.__reactRouterManifest='
const FOLDER = '/assets/'

interface Route {
  parentId?: string
  module: string
  css: string[]
  [flag: string]: unknown
}
interface Manifest {
  routes: Record<string, Route>
}

/** Puts back in the browser what all routes have in common. */
const REBUILD = `for(const[id,r]of Object.entries(__reactRouterManifest.routes)){r.id=id;r.imports=[];r.hasDefaultExport??=1;r.module="${FOLDER}"+r.module+".js";r.css=r.css?.split(" ").map(f=>"${FOLDER}"+f.replace(/#?$/,".css$&"))??[]}`

/**
 * The manifest, which every page loads, without what is false or the same for all routes, without style sheets that a
 * route around links already, and without imports: only the server, which has its own manifest, preloads them.
 */
export function lightManifest(script: string): string {
  const manifest = JSON.parse(script.slice(ASSIGNED.length, script.lastIndexOf(';'))) as Manifest
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, lightRoute(route, manifest.routes)] as const)
  const light = { ...manifest, routes: Object.fromEntries(routes) }
  return `${ASSIGNED}${JSON.stringify(light, (_, value) => (value === false ? undefined : value))};${REBUILD};`
}

function lightRoute(route: Route, all: Manifest['routes']): object {
  const { id: _, imports: __, hasDefaultExport, module, css, ...rest } = route
  const linked = new Set(around(route, all).flatMap((one) => one.css))
  const own = css.filter((sheet) => !linked.has(sheet)).map((sheet) => sheet.slice(FOLDER.length))
  return {
    ...rest,
    module: module.slice(FOLDER.length, -'.js'.length),
    css: own.length > 0 ? own.join(' ').replaceAll('.css', '') : undefined,
    hasDefaultExport: hasDefaultExport ? undefined : 0,
  }
}

function around({ parentId }: Route, all: Manifest['routes']): Route[] {
  const parent = parentId === undefined ? undefined : all[parentId]
  return parent ? [parent, ...around(parent, all)] : []
}

/** Rewrites the manifest of a finished build. */
export async function lightenManifest(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, 'client/assets')
  const name = (await readdir(assets)).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (!name) throw new Error(`The build in ${assets} has no manifest`)
  const path = join(assets, name)
  await writeFile(path, lightManifest(await readFile(path, 'utf8')))
}
