import { ensureChromium } from '../chromium.ts'
import { newDataDir, removeDataDir, startProduct } from './product.ts'

/** Starts the product once for all journeys, and stops it after them. */
export default async function once(): Promise<() => Promise<void>> {
  ensureChromium()
  const product = await startProduct(newDataDir())
  // The journeys run in processes of their own.
  process.env.CLUB_URL = product.url
  process.env.CLUB_DATABASE_URL = product.databaseUrl
  return async () => {
    const { code, left } = await product.stop()
    removeDataDir(product.dataDir)
    if (code !== 0 || left.length > 0)
      throw new Error(`Ctrl-C ended the product with code ${code} and left the processes [${left}].`)
  }
}
