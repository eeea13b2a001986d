import { test as base } from '../journey.ts'
import { endProduct, makeClub, newDataDir, removeDataDir, startProduct } from '../product/product.ts'

export interface OwnClub {
  dataDir: string
  /** The first manager's, as printed. */
  password: string
}

export const FLAGS = [
  ...['--code', 'HILL1', '--name', 'Hillside Golf', '--currency', 'EUR', '--zone', 'Europe/Berlin'],
  ...['--manager-id', 'jiwonoh', '--manager-name', 'Ji-won Oh', '--manager-email', 'oh@hill.example'],
]

export function passwordIn(printed: string): string {
  const password = printed.match(/Password\s+(\S+)/)?.[1]
  if (!password) throw new Error(`No password in:\n${printed}`)
  return password
}

/** A journey in a club that was just made by the command. */
export const test = base.extend<object, { own: OwnClub }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from here
    async ({}, use) => {
      const dataDir = newDataDir()
      await use({ dataDir, password: passwordIn(makeClub('new-club', dataDir, FLAGS)) })
      removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  product: [
    async ({ own, settings }, use) => {
      const product = await startProduct(own.dataDir, settings)
      await use(product)
      await endProduct(product)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
