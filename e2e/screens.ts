import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { logIn } from './club/log-in.ts'
import { popupClosedBefore } from './club/popup.ts'
import { pictured } from './pictured.ts'

// One sheet for each screen: at 1440 and 360 px, light and dark, in both languages.

const FOLDER = join(import.meta.dirname, '../docs/pictures/screens')
const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 360, height: 740 }
const SCHEMES = ['light', 'dark'] as const
const LANGS = ['en', 'ko'] as const
const QUALITY = 55

interface Screen {
  name: string
  /** Of the account; without one it is a visitor's. */
  as?: string
  path: string
  /** After the page is there. */
  open?: (page: Page) => Promise<void>
}

const SCREENS: Screen[] = [
  { name: '01-tee-sheet', as: 'member1', path: '/reservation?date=2026-12-08' },
  {
    ...{ name: '02-desk-booking', as: 'frontdesk1', path: '/ishm?date=2026-12-08' },
    open: (page) =>
      page
        .getByRole('button', { name: /^\d\d:\d\d / })
        .nth(12)
        .click(),
  },
  { name: '03-audit-log', as: 'manager1', path: '/ishm/system/audit' },
  { name: '04-figures', as: 'manager1', path: '/ishm?view=figures&period=2' },
  { name: '05-new-event', as: 'content1', path: '/ishm/board/event/new' },
  { name: '06-guide', path: '/guide' },
  { name: '07-home', as: 'member1', path: '/' },
  { name: '08-club', path: '/club' },
  { name: '09-permissions', as: 'manager1', path: '/ishm/menu/set-perm?manager=4' },
  { name: '10-my-page', as: 'member1', path: '/mypage' },
  { name: '11-days', as: 'manager1', path: '/ishm/reservation/days' },
  { name: '12-day', as: 'manager1', path: '/ishm/reservation/days/2026-12-08' },
  {
    ...{ name: '13-delay', as: 'manager1', path: '/ishm/reservation/frontdesk/delay' },
    open: (page) => page.getByLabel(/^(From this tee time|이 티타임부터)/).fill('09:00'),
  },
  { name: '14-arrivals', as: 'frontdesk1', path: '/ishm/reservation/frontdesk' },
  { name: '15-standby', as: 'manager1', path: '/ishm/reservation/standby' },
  { name: '16-own-standby', as: 'member1', path: '/mypage/standby' },
  { name: '17-coupons', as: 'manager1', path: '/ishm/member/coupon' },
  { name: '18-own-coupons', as: 'member1', path: '/mypage/coupons' },
  { name: '19-penalties', as: 'manager1', path: '/ishm/reservation/penalties' },
  { name: '20-own-penalties', as: 'penalty1', path: '/mypage/penalties' },
  { name: '21-groups', as: 'member1', path: '/reservation?view=groups' },
  { name: '22-own-group', as: 'member1', path: '/mypage?view=groups' },
  { name: '23-season', as: 'manager1', path: '/ishm/reservation/teams/calendar' },
  { name: '24-contracts', as: 'manager1', path: '/ishm/reservation/teams/contracts' },
  { name: '25-draws', path: '/reservation?view=draws' },
  { name: '26-own-enquiries', as: 'member1', path: '/mypage?view=cs' },
  { name: '27-enquiries', as: 'manager1', path: '/ishm/member/inquiry' },
  { name: '28-lost-property', path: '/community?tab=lost-item' },
  { name: '29-messages', as: 'member1', path: '/mypage/messages' },
  { name: '30-dashboard', as: 'manager1', path: '/ishm?view=figures' },
  { name: '31-report', as: 'committee1', path: '/ishm/report' },
]

const isWanted = ({ name }: Screen) =>
  process.argv.length === 2 || process.argv.slice(2).some((part) => name.includes(part))

async function taken(browser: Browser, baseURL: string, screen: Screen, isNarrow: boolean, lang: string) {
  const viewport = isNarrow ? NARROW : WIDE
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce', hasTouch: isNarrow })
  await context.addCookies([{ name: 'lang', value: lang, url: baseURL }])
  await popupClosedBefore(context)
  const page = await context.newPage()
  if (screen.as) await logIn(page, screen.as, screen.path)
  else await page.goto(screen.path)
  // A page that follows what happens is never idle.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {})
  await screen.open?.(page)
  await page.waitForTimeout(1500)
  const shots: Buffer[] = []
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.mouse.move(0, 0)
    await page.waitForTimeout(300)
    shots.push(await page.screenshot())
  }
  await context.close()
  return shots
}

/** Two rows of desktops at half their size, and a row of phones. */
async function sheetOf(wide: Buffer[], narrow: Buffer[]): Promise<Buffer> {
  const [width, height] = [WIDE.width / 2, WIDE.height / 2]
  const halves = await Promise.all(wide.map((shot) => sharp(shot).resize(width, height).toBuffer()))
  return sharp({
    create: { width: WIDE.width, height: 2 * height + NARROW.height, channels: 3, background: '#868f84' },
  })
    .composite([
      ...halves.map((input, i) => ({ input, left: (i % 2) * width, top: Math.floor(i / 2) * height })),
      ...narrow.map((input, i) => ({ input, left: i * NARROW.width, top: 2 * height })),
    ])
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer()
}

mkdirSync(FOLDER, { recursive: true })
await pictured(async ({ browser, baseURL }) => {
  for (const screen of SCREENS.filter(isWanted)) {
    const shots: { wide: Buffer[]; narrow: Buffer[] } = { wide: [], narrow: [] }
    for (const lang of LANGS) {
      shots.wide.push(...(await taken(browser, baseURL, screen, false, lang)))
      shots.narrow.push(...(await taken(browser, baseURL, screen, true, lang)))
    }
    await writeFile(join(FOLDER, `${screen.name}.webp`), await sheetOf(shots.wide, shots.narrow))
    console.log(`  ${screen.name}.webp`)
  }
})
