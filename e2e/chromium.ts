import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'

/** Chromium without an interface of its own, in half of the processor time or less (decision 087). */
const SHELL = 'chromium-headless-shell'
const OTHERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    return folder
      ? [
          join(folder, 'Google/Chrome/Application/chrome.exe'),
          join(folder, 'Chromium/Application/chrome.exe'),
          join(folder, 'Microsoft/Edge/Application/msedge.exe'),
        ]
      : []
  }),
}
/** A browser without background connections. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
]

export function launchOptions(): LaunchOptions {
  // Chromium refuses its sandbox to root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath: findChromium(), args: [...QUIET, ...asRoot] }
}

/** Installs the headless shell where root has Debian's packages. Any other Chromium on the machine will do. */
export function ensureChromium(): void {
  if (process.env.CHROMIUM_PATH || onPath([SHELL])) return
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`Installing Debian’s headless Chromium (apt-get install ${SHELL}) …`)
    const options = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    try {
      execFileSync('apt-get', ['update'], options)
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', SHELL], options)
    } catch {}
  }
  if (!findChromium())
    throw new Error('No Chromium found. Install one, or run: npx playwright install chromium. Or set CHROMIUM_PATH.')
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH || onPath([SHELL, ...OTHERS])
  return named || [...(PLACES[process.platform] ?? []), chromium.executablePath()].find((path) => existsSync(path))
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}
