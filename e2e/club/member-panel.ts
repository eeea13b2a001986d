import type { Locator } from '@playwright/test'

/** Chooses an action of a member's record that is in its menu. */
export async function chooseAction(panel: Locator, name: string): Promise<void> {
  await panel.getByRole('button', { name: 'More actions' }).click()
  await panel.getByRole('menuitem', { name, exact: true }).click()
}
