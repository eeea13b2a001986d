import { type Browser, chromium } from '@playwright/test'
import { ensureChromium, launchOptions } from './chromium.ts'
import { type Club, openClub } from './club/club.ts'
import { newDataDir, removeDataDir, startProduct } from './product/product.ts'

interface Pictured {
  browser: Browser
  club: Club
  baseURL: string
}

/** A morning at the club, the day after seeding. */
const PICTURED_AT = '2026-12-03T08:40'

/** Starts the product with a new demo club for pictures, and removes it afterwards. */
export async function pictured(take: (around: Pictured) => Promise<void>): Promise<void> {
  ensureChromium()
  const product = await startProduct(newDataDir())
  const club = await openClub(product)
  const browser = await chromium.launch(launchOptions())
  try {
    await club.setClock(PICTURED_AT)
    await take({ browser, club, baseURL: product.url })
  } finally {
    await browser.close()
    await club.close()
    await product.stop()
    removeDataDir(product.dataDir)
  }
}
