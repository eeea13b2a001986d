import type { Config } from '../../platform/config.ts'
import { storageOf } from '../../platform/files.ts'
import { greetMailServer } from '../../platform/post.ts'
import { type Finding, fault, good, warning } from './finding.ts'

const WITHIN_MS = 5_000

/** The mail server, the bucket of the files, and the site itself. */
export const outside = (config: Config): Promise<Finding[]> =>
  Promise.all([mail(config), files(config), site(config)]).then((found) => found.flat())

async function mail({ smtpUrl, mailOutboxDir }: Config): Promise<Finding[]> {
  if (!smtpUrl)
    return [
      warning(
        'Mail',
        mailOutboxDir
          ? `Emails are only written to ${mailOutboxDir}.`
          : 'SMTP_URL is not set: emails stay in the outbox.',
        'Set SMTP_URL to your mail server.',
      ),
    ]
  return greetMailServer(smtpUrl).then(
    () => [good('Mail', `${new URL(smtpUrl).host} accepts the user and its password.`)],
    (error: Error) => [
      fault('Mail', `${new URL(smtpUrl).host} refuses: ${firstLine(error)}`, 'Check SMTP_URL and the firewall.'),
    ],
  )
}

async function files(config: Config): Promise<Finding[]> {
  if (!config.filesS3Url) return []
  return storageOf(config)
    .isEmpty()
    .then(
      () => [good('Files', 'The bucket answers.')],
      (error: Error) => [
        fault(
          'Files',
          `The bucket refuses: ${firstLine(error)}`,
          'Check FILES_S3_URL: address, region, key and secret.',
        ),
      ],
    )
}

/** Of this machine; it may be stopped on purpose. */
async function site({ port, host }: Config): Promise<Finding[]> {
  const at = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return fetch(`http://${at.includes(':') ? `[${at}]` : at}:${port}/readyz`, {
    signal: AbortSignal.timeout(WITHIN_MS),
  }).then(
    ({ ok, status }) => [
      ok
        ? good('Site', `It answers at port ${port}.`)
        : fault('Site', `It answers at port ${port} with ${status}.`, 'Wait a moment, then read its log.'),
    ],
    () => [
      warning('Site', `Nothing answers at port ${port}.`, 'Start it with npm start, or set PORT as the site has it.'),
    ],
  )
}

const firstLine = ({ message }: Error) => message.split('\n', 1)[0]!.slice(0, 200)
