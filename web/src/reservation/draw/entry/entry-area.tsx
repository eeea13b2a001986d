import type { DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import { form } from '@clubhouse/contract/reservation/draw/entry'
import { useId, useState } from 'react'
import { useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { Fold } from '../../../ui/fold'
import { StateWord } from '../../../ui/state-word'
import { Unread } from '../../../ui/unread'
import { refusalText } from '../../hold/refusal-text'
import styles from '../draw.module.css'
import { ENTRY_TONES } from '../draw-words'
import { Consent } from './consent'
import { EntryFacts } from './entry-facts'
import { EntryForm } from './entry-form'
import type { AboutDraw } from './entry-values'
import { LeaveEntry } from './leave-entry'
import { OwnNumber } from './own-number'
import { Receipt } from './receipt'

interface Props {
  memberIdx: number
  drawIdx: number
  onChanged: () => Promise<unknown>
}

/** While a draw is open: how to enter it, and the member's entries. */
export function EntryArea({ memberIdx, drawIdx, onChanged }: Props) {
  const t = useText()
  const { data, error, refetch } = useCall(form, { memberIdx, drawIdx })
  if (!data) return <Unread error={error} retry={refetch} lines={6} />
  const changed = () => Promise.all([refetch(), onChanged()])
  const { draw, named, tickets, tier, nonce, entries } = data
  const blocks = blocksOf(data)
  return (
    <>
      {named.map((one) => (
        <Consent key={one.entryIdx} named={one} onChanged={changed} />
      ))}
      {blocks.length > 0 && (
        <div className={styles.box}>
          <h2>{t('draw.BLOCKED')}</h2>
          <Blocks blocks={blocks} />
        </div>
      )}
      {blocks.length === 0 && (
        <div className={styles.quiet}>
          <p>{t('draw.WOULD_ENTER', { count: tickets })}</p>
          {tier > 0 && <p>{t('draw.FAIR_FIRST', { count: tier })}</p>}
        </div>
      )}
      {draw.playDates.map((date) => (
        <OfDate key={date} about={data} date={date} memberIdx={memberIdx} onChanged={changed} />
      ))}
      {draw.seed.mode === 'slow' && entries.length === 0 && (
        <OwnNumber drawIdx={drawIdx} nonce={nonce ?? undefined} onChanged={changed} />
      )}
    </>
  )
}

type Block = AboutDraw['blocks'][number]

/** What keeps the member from entering for a date or, without one, for any. */
const blocksOf = ({ blocks }: AboutDraw, date?: string): Block[] =>
  blocks.filter(({ playDate }) => (date ? playDate === date : !playDate))

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const t = useText()
  return (
    <ul>
      {blocks.map(({ code, vars }) => (
        <li key={code}>{refusalText(t, { code, vars })}</li>
      ))}
    </ul>
  )
}

interface OfDateProps {
  about: AboutDraw
  date: string
  memberIdx: number
  onChanged: () => Promise<unknown>
}

/** The member's entry for a date, or how to make one. */
function OfDate({ about, date, memberIdx, onChanged }: OfDateProps) {
  const t = useText()
  const id = useId()
  const { day } = useFormat()
  const [isFormOpen, setFormOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const entry = about.entries.find(({ playDate }) => playDate === date)
  const hasTimes = about.slots.some((slot) => slot.date === date)
  const blocks = blocksOf(about, date)
  const isFree = hasTimes && blocks.length === 0 && blocksOf(about).length === 0
  return (
    <section className={styles.mine} aria-labelledby={id}>
      <h2 id={id}>{day(date, 'long')}</h2>
      {entry && <StateWord tone={ENTRY_TONES[entry.state]}>{t(`draw.ENTRY_${entry.state}`)}</StateWord>}
      {entry ? (
        <Entered entry={entry} isNew={isSaved} onEdit={() => setFormOpen(true)} onChanged={onChanged} />
      ) : (
        <div className={styles.deeds}>
          {isFree ? (
            <Button onClick={() => setFormOpen(true)}>{t('draw.ENTER_FOR', { date })}</Button>
          ) : (
            <p className={styles.quiet}>{t(hasTimes ? 'draw.NOT_ENTERED' : 'draw.NO_TIMES')}</p>
          )}
          {hasTimes && <Blocks blocks={blocks} />}
        </div>
      )}
      {isFormOpen && (
        <EntryForm
          about={about}
          date={date}
          memberIdx={memberIdx}
          entry={entry}
          onClose={() => setFormOpen(false)}
          refresh={onChanged}
          onSaved={async () => {
            await onChanged()
            setSaved(true)
            setFormOpen(false)
          }}
        />
      )}
    </section>
  )
}

interface EnteredProps {
  entry: DrawEntry
  /** Saved a moment ago: the receipt is open. */
  isNew: boolean
  onEdit: () => void
  onChanged: () => Promise<unknown>
}

function Entered({ entry, isNew, onEdit, onChanged }: EnteredProps) {
  const t = useText()
  return (
    <>
      <EntryFacts entry={entry} />
      <p className={styles.quiet}>{t('draw.EDITABLE', { at: entry.editableUntil })}</p>
      <div className={styles.deeds}>
        <Button look="plain" onClick={onEdit}>
          {t('draw.EDIT')}
        </Button>
        <LeaveEntry entry={entry} onChanged={onChanged} />
      </div>
      <Fold key={String(isNew)} summary={t('draw.RECEIPT')} isOpen={isNew}>
        <Receipt entryIdx={entry.entryIdx} version={entry.version} />
      </Fold>
    </>
  )
}
