import type { DataOf } from '@clubhouse/contract/call'
import { change, list, MAIL_KINDS, type MailRow } from '@clubhouse/contract/mail'
import { newKey } from '../../api/new-key'
import { ask } from '../../api/transport'
import { useFormat, useText } from '../../language/use-text'
import { officeList } from '../../office/declare'
import { StateWord } from '../../ui/state-word'
import { Time } from '../../ui/time'
import styles from './mail-panel.module.css'
import { CHOICES, countOf, errorWord, kindWord, setsOf, stateWord, TONES } from './mail-words'

interface Cell {
  row: MailRow
}

const REFETCH_MS = 10_000

const changeTo =
  (action: 'RESEND' | 'CANCEL') =>
  ({ mailIdx }: MailRow) =>
    ask(change, { mailIdx, action }, { _nop_: true, idempotencyKey: newKey() })

export const OUTBOX = officeList({
  call: list,
  path: '/ishm/system/outbox',
  texts: 'outbox',
  key: ({ mailIdx }) => mailIdx,
  record: { name: 'mail' },
  refetchMs: REFETCH_MS,
  title: { heading: 'outbox.MAIL', text: ({ subject }) => subject, lang: ({ lang }) => lang, Below: Kind },
  columns: [
    { id: 'to', heading: 'outbox.TO', Cell: ({ row }) => row.to },
    { id: 'state', heading: 'outbox.STATES', sort: 'state', Cell: MailState },
    { id: 'tries', heading: 'outbox.TRIES', sort: '-tries', isNarrow: true, Cell: ({ row }) => row.tries },
    { id: 'when', heading: 'outbox.WHEN', sort: '-createdAt', isNarrow: true, Cell: ({ row }) => at(row.createdAt) },
    { id: 'sent', heading: 'outbox.SENT_AT', sort: '-sentAt', isNarrow: true, isExtra: true, Cell: Sent },
    { id: 'kind', heading: 'outbox.KIND', sort: 'kind', isExtra: true, Cell: Kind },
  ],
  filters: [
    {
      kind: 'choice',
      label: 'outbox.STATES',
      options: [undefined, ...CHOICES].map((choice) => ({
        label: `outbox.STATE_${choice ?? 'ALL'}`,
        sets: setsOf(choice),
        count: ({ counts }: DataOf<typeof list>) => countOf(counts, choice),
      })),
    },
    {
      kind: 'select',
      name: 'kind',
      label: 'outbox.KIND',
      all: 'outbox.KIND_ALL',
      accept: MAIL_KINDS,
      options: ({ t }) => MAIL_KINDS.map((value) => ({ value, label: kindWord(t, value) })),
    },
    { kind: 'days', from: 'from', to: 'until', label: 'outbox.WHEN' },
    { kind: 'keyword', name: 'to', label: 'outbox.FIND_TO', isEmail: true },
  ],
  bulk: [
    { label: 'outbox.RESEND', call: change, question: 'outbox.ASK_RESEND_MANY', each: changeTo('RESEND') },
    {
      label: 'outbox.CANCEL',
      call: change,
      question: 'outbox.ASK_CANCEL_MANY',
      tone: 'danger',
      each: changeTo('CANCEL'),
    },
  ],
  empty: (query) =>
    ['state', 'kind', 'to'].some((name) => query.has(name))
      ? undefined
      : { title: 'outbox.EMPTY', hint: 'outbox.EMPTY_HINT', isAll: true },
})

function Kind({ row }: Cell) {
  const t = useText()
  return kindWord(t, row.kind)
}

function MailState({ row }: Cell) {
  const t = useText()
  const { instant } = useFormat()
  const error = errorWord(t, row)
  const { state, bouncedAt, delayedAt, tries, nextAt } = row
  const returned = bouncedAt
    ? instant(bouncedAt)
    : state === 'SENT' && delayedAt && t('outbox.DELAYED', { at: instant(delayedAt) })
  return (
    <>
      <StateWord tone={TONES[state]}>{stateWord(t, row)}</StateWord>
      {returned && <span className={styles.more}>{returned}</span>}
      {error && <span className={styles.more}>{error}</span>}
      {state === 'WAITING' && tries > 0 && nextAt && (
        <span className={styles.more}>{t('outbox.NEXT_TRY', { at: instant(nextAt) })}</span>
      )}
    </>
  )
}

function Sent({ row }: Cell) {
  return row.sentAt ? at(row.sentAt) : '–'
}

const at = (instant: string) => <When at={instant} />

function When({ at }: { at: string }) {
  const { instant } = useFormat()
  return <Time at={at}>{instant(at)}</Time>
}
