import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { logIn } from '../club/log-in.ts'
import { openMyInfo } from '../club/my-info.ts'
import { someMember } from '../club/people.ts'
import { inLanguage } from '../club/post-form.ts'
import { expect, test } from '../journey.ts'

const PHOTO = join(import.meta.dirname, '../../server/test/pictures/turned.heic')

/** Chooses a photo of a phone as a browser does that does not know its type and leaves it empty. */
async function choosePhoto(input: Locator): Promise<void> {
  const photo = (await readFile(PHOTO)).toString('base64')
  await input.evaluate((element: HTMLInputElement, base64) => {
    const chosen = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    chosen.items.add(new File([bytes], 'IMG_0001.HEIC'))
    element.files = chosen.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, photo)
}

const widthOf = (image: Locator) => image.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))

test('a photo of a phone becomes the face of a member', async ({ page, club }) => {
  const me = await someMember(club)
  await openMyInfo(page, me.id)
  await choosePhoto(page.locator('input[type=file]'))
  const face = page.getByRole('img', { name: `Photo of ${me.name}` })
  await expect(face).toBeVisible()
  expect(await widthOf(face)).toBeGreaterThan(0)
})

test('a photo of a phone becomes the logo of the club', async ({ page, club }) => {
  await logIn(page, 'manager1', '/ishm/site/info')
  const logo = page.getByRole('group', { name: 'Wide logo', exact: true })
  await expect(logo.locator('input[type=file]')).toHaveAttribute('accept', /image\/heic.*\.heic/)
  await choosePhoto(logo.locator('input[type=file]'))
  await expect(logo.getByText('IMG_0001.HEIC')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(logo.getByRole('img', { name: 'Preview of Wide logo' })).toBeVisible()
  await club.sql`delete from club_logo`
})

test('a photo of a phone stands in the text of a post and above it', async ({ page }) => {
  await logIn(page, 'content1', '/ishm/board/event/new')
  const text = inLanguage(page).getByRole('textbox', { name: 'Text' })
  await text.click()
  await choosePhoto(
    inLanguage(page).getByRole('toolbar', { name: 'Formatting' }).locator('xpath=following-sibling::input'),
  )
  const inText = text.locator('img[src*="/files/"]')
  await expect(inText).toHaveCount(1)
  expect(await widthOf(inText)).toBeGreaterThan(0)
  const image = page.getByRole('group', { name: 'Image' })
  await choosePhoto(image.locator('input[type=file]'))
  await expect(image.getByRole('listitem')).toContainText('IMG_0001.HEIC')
  await expect(image.getByText('This file type cannot be used here', { exact: false })).toHaveCount(0)
})
