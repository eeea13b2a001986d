import { counted } from '../../backup/said.ts'
import type { Config } from '../../platform/config.ts'
import { type Finding, fault, good, warning } from './finding.ts'

/** What a public site needs, and what only tests should set. @param known accounts with the demo's password */
export function settings(config: Config, known: number): Finding[] {
  const { publicUrl, trustProxy, rateLimitScale, clubTime } = config
  return [
    ...(publicUrl
      ? address(publicUrl, trustProxy, known)
      : [
          warning(
            'Address',
            'PUBLIC_URL is not set: emails have no links, and passkeys do not work.',
            'Set PUBLIC_URL to the address that people type.',
          ),
        ]),
    ...(rateLimitScale === 1
      ? []
      : [
          warning(
            'Limits',
            `RATE_LIMIT_SCALE is ${rateLimitScale}: every limit is multiplied by it.`,
            'Unset RATE_LIMIT_SCALE.',
          ),
        ]),
    ...(clubTime ? [warning('Time', 'CLUB_TIME is set: it is for tests.', 'Unset CLUB_TIME.')] : []),
  ]
}

function* address(publicUrl: string, trustProxy: number, known: number): Generator<Finding> {
  if (!publicUrl.startsWith('https:'))
    yield warning('Address', `${publicUrl} is not encrypted.`, 'Set up https, and set PUBLIC_URL to that address.')
  else if (trustProxy === 0)
    yield warning(
      'Address',
      `${publicUrl} is https, which a proxy in front of the site ends, and TRUST_PROXY is 0: all visitors share one address and its limits.`,
      'Set TRUST_PROXY to the number of your own proxies.',
    )
  else yield good('Address', `${publicUrl}, behind ${counted(trustProxy, 'proxy', 'proxies')}.`)
  if (known > 0)
    yield fault(
      'Passwords',
      `${counted(known, 'account has', 'accounts have')} the demo’s password, which is public.`,
      'Make your own club with npm run club:replace, or change these passwords.',
    )
}
