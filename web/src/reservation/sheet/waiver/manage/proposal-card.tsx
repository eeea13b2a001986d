import { confirm, dismiss, restore, type WaiverProposal } from '@clubhouse/contract/reservation/sheet/waiver'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../../../../api/transport'
import { useForm } from '../../../../form/use-form'
import { useFormat, useText } from '../../../../language/use-text'
import { offerUndo } from '../../../../office/undo'
import { useMay } from '../../../../session/may'
import base from '../../../../ui/base.module.css'
import { Button } from '../../../../ui/button'
import { toast } from '../../../../ui/feedback/toast'
import { Form } from '../../../../ui/form/form'
import { TextField } from '../../../../ui/form/text-field'
import { DeskRefused } from '../../../desk/deed/desk-refused'
import styles from './proposals.module.css'
import { weatherWords } from './weather-words'

interface Props {
  proposal: WaiverProposal
  onDecided: () => void
}

/** A proposed waiver: what the weather is, whom it affects, what a press does, and the press. */
export function ProposalCard({ proposal, onDecided }: Props) {
  const t = useText()
  const may = useMay()
  const { day, clock } = useFormat()
  const [isDismissing, setDismissing] = useState(false)
  const { date, part, from, to, isOver } = proposal
  const title = `${day(date)} · ${t(`tee-times.PART_${part}`)}`
  return (
    <article className={styles.card} aria-label={`${title} · ${weatherWords(proposal, t)}`}>
      <header>
        <h3>
          {weatherWords(proposal, t)} · {title}
        </h3>
        <p className={base.quiet}>
          {t(isOver ? 'desk.PROPOSAL_READ' : 'desk.PROPOSAL_FORECAST')} {clock(Date.parse(from))}–
          {clock(Date.parse(to))}
        </p>
      </header>
      <Affected proposal={proposal} />
      {may(confirm) &&
        (isDismissing ? (
          <DismissForm proposal={proposal} onDecided={onDecided} onKeep={() => setDismissing(false)} />
        ) : (
          <ConfirmForm proposal={proposal} onDecided={onDecided} onDismiss={() => setDismissing(true)} />
        ))}
    </article>
  )
}

function Affected({ proposal: { bookings } }: Pick<Props, 'proposal'>) {
  const t = useText()
  return (
    <div>
      <h4>{t('desk.PROPOSAL_BOOKINGS', { count: bookings.length })}</h4>
      <ul className={styles.bookings}>
        {bookings.map(({ bookingIdx, time, courseName, name, players, penalties }) => (
          <li key={bookingIdx}>
            <Link to={`/ishm/reservation/bookings/${bookingIdx}`}>
              {time} {name}
            </Link>
            <span className={base.quiet}>
              {courseName}, {t('desk.PROPOSAL_PLAYERS', { count: players })}
            </span>
            {penalties.length > 0 && <b>{t('desk.PROPOSAL_PENALTY', { codes: penalties.join(', ') })}</b>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function ConfirmForm({ proposal, onDecided, onDismiss }: Props & { onDismiss: () => void }) {
  const t = useText()
  const { proposalIdx, isOver, penalties, bookings } = proposal
  const form = useForm({
    call: confirm,
    initial: { reason: t(isOver ? 'desk.PROPOSAL_WHY_READ' : 'desk.PROPOSAL_WHY_FORECAST') },
    words: { reason: 'desk.WHY_MISSING' },
    given: { proposalIdx },
    answered: ({ waived }) => toast(t('desk.WAIVER_DONE', { count: waived }), { type: 'success' }),
    failed: onDecided,
  })
  const free = bookings.filter((one) => one.penalties.length === 0).length
  return (
    <Form of={form} className={styles.form} onSaved={onDecided} aria-label={t('desk.WAIVER_NOW')}>
      <p>
        {t('desk.WAIVER_PENALTIES', { count: penalties })} {t('desk.WAIVER_BOOKINGS', { count: free })}{' '}
        {penalties > 0 && t('desk.PROPOSAL_LASTS')}
      </p>
      <TextField name="reason" label={t('desk.WHY')} />
      <DeskRefused fail={form.fail} />
      <div className={base.buttons}>
        <Button type="submit" pending={form.pending}>
          {t('desk.WAIVER_NOW')}
        </Button>
        <Button look="plain" onClick={onDismiss}>
          {t('desk.PROPOSAL_DISMISS')}
        </Button>
      </div>
    </Form>
  )
}

function DismissForm({ proposal: { proposalIdx }, onDecided, onKeep }: Props & { onKeep: () => void }) {
  const t = useText()
  const form = useForm({
    call: dismiss,
    initial: { reason: '' },
    words: { reason: 'desk.WHY_MISSING' },
    given: { proposalIdx },
    answered: () =>
      offerUndo([proposalIdx], (one) => ask(restore, { proposalIdx: one }), onDecided, 'desk.PROPOSAL_DISMISSED'),
    failed: onDecided,
  })
  return (
    <Form of={form} className={styles.form} onSaved={onDecided} aria-label={t('desk.PROPOSAL_DISMISS')}>
      <TextField name="reason" label={t('desk.PROPOSAL_DISMISS_WHY')} />
      <DeskRefused fail={form.fail} />
      <div className={base.buttons}>
        <Button type="submit" pending={form.pending}>
          {t('desk.PROPOSAL_DISMISS')}
        </Button>
        <Button look="plain" onClick={onKeep}>
          {t('common.CANCEL')}
        </Button>
      </div>
    </Form>
  )
}
