import type { Page } from '@playwright/test'

/** A device with a finger reader, in software; it says yes to whatever it is asked. */
export interface Device {
  /** Without a finger the device says that nobody was there, as when the browser's window is closed. */
  setPresent(isPresent: boolean): Promise<void>
  /** How many passkeys it keeps. */
  count(): Promise<number>
}

/** Gives the page's browser a device that keeps passkeys. */
export async function someDevice(page: Page): Promise<Device> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setPresent: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    count: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
