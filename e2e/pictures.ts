import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Club } from './club/club.ts'
import { logIn } from './club/log-in.ts'
import { installClock, passTime } from './club/pass-time.ts'
import { someMember } from './club/people.ts'
import { popupClosedBefore } from './club/popup.ts'
import { bookButton, hold } from './club/sheet.ts'
import { freeTime } from './club/tee-times.ts'
import { pictured } from './pictured.ts'

const FOLDER = join(import.meta.dirname, '../docs/pictures')
const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const WHILE_S = 70
/** Text stays sharp, and all pictures together are under 600 kB. */
const QUALITY = 68

type Show = (page: Page, club: Club) => Promise<void>
interface Scene {
  options: BrowserContextOptions
  show: Show
  /** File names by colour scheme for the current page. */
  take: { light?: string; dark?: string }
}

const go =
  (path: string): Show =>
  async (page) => {
    await page.goto(path)
  }

const asManager =
  (path: string): Show =>
  async (page) => {
    await logIn(page, 'manager1', path)
    await page.getByRole('table').waitFor()
  }

/** A guest plays at most once a month, so each picture uses another one. */
const GUESTS = ['Grace Park', 'Daniel Hong', 'Sofia Lim', 'Oliver Jang', 'Emma Seo']
let visits = 0

/** A member with a hold fills in the form; each picture uses another day. */
const holding: Show = async (page, club) => {
  const visit = visits++
  const teeTime = await freeTime(club, visit)
  await installClock(page)
  const panel = await hold(page, await someMember(club, teeTime.date), teeTime)
  await passTime(club, page, WHILE_S)
  const guest = panel.getByRole('group', { name: 'Companion 1' })
  await guest.getByText('Guest', { exact: true }).click()
  await guest.getByLabel('Name', { exact: true }).fill(GUESTS[visit % GUESTS.length]!)
  await guest.getByLabel(/^The guest has agreed/).check()
}

const onTheSheet: Show = async (page, club) => {
  await holding(page, club)
  await page.getByRole('button', { name: 'Back to tee times' }).click()
}

const booked: Show = async (page, club) => {
  await holding(page, club)
  await bookButton(page).click()
  await page.getByRole('link', { name: 'My bookings' }).waitFor()
}

const myPage: Show = async (page) => {
  await logIn(page, 'member1', '/mypage')
  await page.getByRole('article').getByRole('button').first().click()
}

const SCENES: Scene[] = [
  { options: DESKTOP, show: go('/'), take: { light: 'home' } },
  { options: DESKTOP, show: holding, take: { light: 'readme', dark: 'reservation-dark' } },
  { options: PHONE, show: holding, take: { light: 'hold-phone' } },
  { options: PHONE, show: onTheSheet, take: { light: 'reservation-phone' } },
  { options: DESKTOP, show: booked, take: { light: 'done' } },
  { options: PHONE, show: booked, take: { dark: 'done-phone-dark' } },
  { options: DESKTOP, show: myPage, take: { light: 'my-page' } },
  { options: DESKTOP, show: asManager('/ishm'), take: { light: 'today', dark: 'today-dark' } },
  { options: DESKTOP, show: go('/login'), take: { light: 'login' } },
  { options: DESKTOP, show: go('/community'), take: { light: 'notices' } },
]

/** Command-line names, or parts of them, select pictures; by default all are taken. */
function isWanted(scene: Scene): boolean {
  const wanted = process.argv.slice(2)
  return wanted.length === 0 || Object.values(scene.take).some((name) => wanted.some((part) => name.includes(part)))
}

async function take(browser: Browser, club: Club, baseURL: string, scene: Scene): Promise<void> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce', ...scene.options })
  await popupClosedBefore(context)
  const page = await context.newPage()
  await scene.show(page, club)
  await page.waitForTimeout(700)
  for (const [colorScheme, name] of Object.entries(scene.take)) {
    await page.emulateMedia({ colorScheme: colorScheme as 'light' | 'dark', reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)))
    await page.mouse.move(0, 0)
    await page.waitForTimeout(300)
    await sharp(await page.screenshot())
      .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
      .toFile(join(FOLDER, `${name}.webp`))
    console.log(`  ${name}.webp`)
  }
  await context.close()
}

mkdirSync(FOLDER, { recursive: true })
await pictured(async ({ browser, club, baseURL }) => {
  for (const scene of SCENES.filter(isWanted)) await take(browser, club, baseURL, scene)
})
