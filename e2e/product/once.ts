import { ensureChromium } from '../chromium.ts'
import { endProduct, newDataDir, removeDataDir, startProduct } from './product.ts'

/** Builds the site and makes a demo club once; whoever needs a club gets a copy. */
export default async function once(): Promise<() => void> {
  ensureChromium()
  const dataDir = newDataDir()
  await endProduct(await startProduct(dataDir))
  // The journeys run in processes of their own.
  process.env.CLUB_TEMPLATE = dataDir
  return () => removeDataDir(dataDir)
}
