import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lastingSheets } from './src/layouts/lasting-sheets.ts'
import { isOffice } from './src/site/turn.ts'
import { officeManifest } from './src/visit/office-manifest.ts'

const ASSIGNED = 'window.__reactRouterManifest='
const FOLDER = '/assets/'

interface Route {
  parentId?: string
  path?: string
  module: string
  css: string[]
  [flag: string]: unknown
}
type Routes = Record<string, Route>
interface Manifest {
  url: string
  routes: Routes
  [field: string]: unknown
}

/** Puts back in the browser what all routes have in common. */
const REBUILD = `for(const[id,r]of Object.entries(__reactRouterManifest.routes)){r.id=id;r.imports=[];r.hasDefaultExport??=1;r.module="${FOLDER}"+r.module+".js";r.css=r.css?.split(" ").map(f=>"${FOLDER}"+f.replace(/#?$/,".css$&"))??[]}`

interface LightManifests {
  /** For pages of visitors and members: the routes of the office are not in it. */
  site: string
  /** For pages of the office: all routes. */
  office: string
}

/**
 * The manifest of a build, without what is false or the same for all routes, without style sheets that a route around
 * links already, and without imports: only the server, which has its own manifest, preloads them. Decision 083.
 * @param script the file that the build wrote @returns scripts of the same kind
 */
export function lightManifests(script: string): LightManifests {
  const built = JSON.parse(script.slice(ASSIGNED.length, script.lastIndexOf(';'))) as Manifest
  const manifest = { ...built, routes: lastingSheets(built.routes) }
  return {
    site: light({ ...manifest, routes: withoutOffice(manifest.routes) }),
    office: light({ ...manifest, url: officeManifest(manifest.url) }),
  }
}

function light(manifest: Manifest): string {
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, lightRoute(route, manifest.routes)] as const)
  const less = { ...manifest, routes: Object.fromEntries(routes) }
  return `${ASSIGNED}${JSON.stringify(less, (_, value) => (value === false ? undefined : value))};${REBUILD};`
}

function lightRoute(route: Route, all: Routes): object {
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

function around({ parentId }: Route, all: Routes): Route[] {
  const parent = parentId === undefined ? undefined : all[parentId]
  return parent ? [parent, ...around(parent, all)] : []
}

/** Without pages of the office, and without layouts that have no other pages. */
function withoutOffice(all: Routes): Routes {
  const isNeeded = ([id, { path }]: [string, Route]): boolean => {
    const children = Object.entries(all).filter(([, { parentId }]) => parentId === id)
    return children.length > 0 ? children.some(isNeeded) : !isOffice(`/${path ?? ''}`)
  }
  return Object.fromEntries(Object.entries(all).filter(isNeeded))
}

/** Rewrites the manifest of a finished build, and writes the one of the office beside it. */
export async function lightenManifest(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, 'client/assets')
  const name = (await readdir(assets)).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (!name) throw new Error(`The build in ${assets} has no manifest`)
  const { site, office } = lightManifests(await readFile(join(assets, name), 'utf8'))
  await Promise.all([writeFile(join(assets, name), site), writeFile(join(assets, officeManifest(name)), office)])
}
