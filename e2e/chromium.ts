import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'

/** The headless shell renders the same in two thirds of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const DEBIANS = 'chromium-headless-shell'
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

/** Installs Chromium where there is none and root has Debian's packages. */
export function ensureChromium(): void {
  if (findChromium()) return
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`No Chromium found: installing Debian’s (apt-get install ${DEBIANS}) …`)
    const options = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    try {
      execFileSync('apt-get', ['update'], options)
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', DEBIANS], options)
    } catch {}
    if (findChromium()) return
  }
  throw new Error('No Chromium found. Install one, or run: npx playwright install chromium. Or set CHROMIUM_PATH.')
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...(PLACES[process.platform] ?? []), chromium.executablePath()].find((path) => existsSync(path))
}
