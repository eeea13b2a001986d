import type { DataOf } from '@clubhouse/contract/call'
import { CLUB_TEXTS, TEXT_KINDS } from '@clubhouse/contract/mail'
import { change, type read, sendTest, TEXT_PROVIDERS, textingHistory } from '@clubhouse/contract/texting'
import { useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { ask } from '../../api/transport'
import { useSend } from '../../api/use-call'
import { RefusalLine } from '../../form/refusal-line'
import { useForm } from '../../form/use-form'
import type { TextKey } from '../../language/text-key'
import { useText } from '../../language/use-text'
import { ClubHistory } from '../../office/club-history'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import type { Values } from '../../ui/form/draft'
import { useField } from '../../ui/form/form'
import { RadioField } from '../../ui/form/radio-field'
import { TextField } from '../../ui/form/text-field'
import styles from './site-manage.module.css'

export type Texting = DataOf<typeof read>
type Provider = Texting['provider']

const LABELS: Readonly<Record<string, TextKey | undefined>> = {
  provider: 'texting.PROVIDER',
  address: 'texting.ADDRESS',
  apiKey: 'texting.API_KEY',
  textSecret: 'texting.SIGNING_SECRET',
  sender: 'texting.SENDER',
  channelId: 'texting.CHANNEL',
  kinds: 'texting.KINDS',
}
const templateOf = (kind: string) => `template ${kind}`

export const textingLabel = (field: string): TextKey | undefined =>
  field.startsWith(templateOf('')) ? 'texting.TEMPLATES' : LABELS[field]

/** A text field of one provider. */
const NAMES = ['address', 'apiKey', 'sender', 'channelId'] as const

export function useTextingForm(texting: Texting, refresh: () => Promise<unknown>) {
  const { provider, kinds, templates, version } = texting
  const needs = (field: string, of: readonly Provider[]) => (values: Values) =>
    of.includes(values.provider as Provider) && !String(values[field]).trim() ? 'texting.REQUIRED' : undefined
  return useForm({
    call: change,
    saved: {
      provider,
      kinds,
      textSecret: '',
      ...Object.fromEntries(NAMES.map((name) => [name, texting[name]])),
      ...Object.fromEntries(TEXT_KINDS.map((kind) => [templateOf(kind), templates[kind] ?? ''])),
    },
    isWhole: true,
    way: (field) => (field === 'textSecret' ? 'secret' : field.startsWith(templateOf('')) ? 'channelId' : field),
    send: (_, values) => ask(change, { version, ...inputOf(values) }),
    words: {
      address: 'texting.ADDRESS_WRONG',
      ...Object.fromEntries(
        ['apiKey', 'sender', 'channelId', ...TEXT_KINDS.map(templateOf)].map(
          (name) => [name, 'texting.WRONG'] as const,
        ),
      ),
    },
    checks: {
      address: needs('address', ['OWN']),
      apiKey: needs('apiKey', ['SOLAPI']),
      sender: needs('sender', ['SOLAPI']),
      textSecret: (values) =>
        values.provider === provider && texting.hasSecret ? undefined : needs('textSecret', ['OWN', 'SOLAPI'])(values),
    },
    secrets: ['textSecret'],
    blames: (fail) => (fail.status === 400 ? blamedOn(fail.msgDetail) : undefined),
    refresh,
  })
}

const blamedOn = (field?: string) =>
  field === 'secret'
    ? { textSecret: 'texting.SIGNING_SECRET_HINT' as const }
    : field === 'address'
      ? { address: 'texting.ADDRESS_WRONG' as const }
      : undefined

/** What the provider takes; the fields of another are left as they are. */
function inputOf(values: Values) {
  const of = (name: string) => String(values[name] ?? '').trim()
  const provider = of('provider') as Provider
  const secret = of('textSecret')
  const templates = Object.fromEntries(TEXT_KINDS.map((kind) => [kind, of(templateOf(kind))]).filter(([, id]) => id))
  return {
    provider,
    kinds: values.kinds as Texting['kinds'],
    ...(provider === 'OWN' && { address: of('address') }),
    ...(provider === 'SOLAPI' && {
      ...{ apiKey: of('apiKey'), sender: of('sender').replace(/\D/g, ''), channelId: of('channelId'), templates },
    }),
    ...(provider !== 'NONE' && secret && { secret }),
  }
}

/** How the club sends text messages, and which. */
export function TextingFields({ texting, readOnly }: { texting: Texting; readOnly: boolean }) {
  const t = useText()
  const { value } = useField('provider')
  const isSaved = value === texting.provider
  const secretKept = isSaved && texting.hasSecret ? t('texting.SECRET_KEPT') : undefined
  return (
    <section className={styles.section} aria-labelledby="texting">
      <h2 id="texting">{t('texting.TITLE')}</h2>
      <p className={styles.lead}>{t('texting.LEAD')}</p>
      {!texting.isOn && <p>{t('texting.OFF')}</p>}
      <RadioField
        name="provider"
        legend={t('texting.PROVIDER')}
        options={TEXT_PROVIDERS.map((one) => ({
          value: one,
          label: t(`texting.PROVIDER_${one}`),
          hint: one === 'NONE' ? undefined : t(`texting.PROVIDER_${one}_HINT`),
        }))}
      />
      {value === 'OWN' && <OwnFields secretKept={secretKept} />}
      {value === 'SOLAPI' && <SolapiFields secretKept={secretKept} />}
      {value !== 'NONE' && (
        <RadioField
          name="kinds"
          legend={t('texting.KINDS')}
          options={CLUB_TEXTS.map((kind) => ({ value: kind, label: t(`outbox.KIND_${kind}`) }))}
        />
      )}
      {value !== 'NONE' && isSaved && <State texting={texting} readOnly={readOnly} />}
      <ClubHistory call={textingHistory} title={t('texting.HISTORY')} />
    </section>
  )
}

function OwnFields({ secretKept }: { secretKept?: string }) {
  const t = useText()
  return (
    <div className={styles.fields}>
      <TextField
        name="address"
        type="url"
        label={t('texting.ADDRESS')}
        hint={t('texting.ADDRESS_HINT')}
        placeholder="https://"
        spellCheck={false}
      />
      <TextField
        name="textSecret"
        type="password"
        autoComplete="off"
        label={t('texting.SIGNING_SECRET')}
        hint={t('texting.SIGNING_SECRET_HINT')}
        placeholder={secretKept}
      />
    </div>
  )
}

function SolapiFields({ secretKept }: { secretKept?: string }) {
  const t = useText()
  const channel = useField('channelId')
  return (
    <>
      <div className={styles.fields}>
        <TextField name="apiKey" label={t('texting.API_KEY')} spellCheck={false} autoComplete="off" />
        <TextField
          name="textSecret"
          type="password"
          autoComplete="off"
          label={t('texting.API_SECRET')}
          placeholder={secretKept}
        />
        <TextField name="sender" inputMode="tel" label={t('texting.SENDER')} hint={t('texting.SENDER_HINT')} />
        <TextField name="channelId" label={t('texting.CHANNEL')} hint={t('texting.CHANNEL_HINT')} spellCheck={false} />
      </div>
      {channel.value && (
        <>
          <h3>{t('texting.TEMPLATES')}</h3>
          <p className={styles.lead}>{t('texting.TEMPLATES_LEAD')}</p>
          <div className={styles.fields}>
            {TEXT_KINDS.map((kind) => (
              <TextField key={kind} name={templateOf(kind)} label={t(`outbox.KIND_${kind}`)} spellCheck={false} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

function State({ texting: { sentAt, failedAt, failure, testTo }, readOnly }: { texting: Texting; readOnly: boolean }) {
  const t = useText()
  const { send, pending } = useSend(sendTest)
  const [fail, setFail] = useState<unknown>()
  const test = () => {
    setFail(undefined)
    send({}).then(({ to }) => toast(t('texting.TESTED', { to }), { type: 'success' }), setFail)
  }
  const refused = fail instanceof CallFail && fail.code === 'WRONG_STATE' ? String(fail.msgVar.state) : undefined
  return (
    <>
      <p className={failedAt ? styles.error : undefined}>
        {failedAt
          ? t('texting.FAILED', { at: failedAt, failure })
          : sentAt
            ? t('texting.SENT', { at: sentAt })
            : t('texting.WAITING')}
      </p>
      {!readOnly &&
        (testTo ? (
          <div className={base.cluster}>
            <Button look="plain" pending={pending} onClick={test}>
              {t('texting.TEST', { to: testTo })}
            </Button>
            <p className={base.quiet}>{t('texting.TEST_HINT')}</p>
          </div>
        ) : (
          <p className={styles.lead}>{t('texting.TEST_NO_PHONE')}</p>
        ))}
      {refused ? <p role="alert">{t('texting.NOT_TESTED', { failure: refused })}</p> : <RefusalLine fail={fail} />}
    </>
  )
}
