import { ensureChromium } from '../chromium.ts'
import { endProduct, newDataDir, removeDataDir, startProduct } from './product.ts'

/** Builds the site and seeds a demo club once; each product gets a copy. */
export default async function once(): Promise<() => void> {
  ensureChromium()
  const dataDir = newDataDir()
  await endProduct(await startProduct(dataDir))
  // Journeys run in separate processes.
  process.env.CLUB_TEMPLATE = dataDir
  return () => removeDataDir(dataDir)
}
