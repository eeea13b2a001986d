import { change, type ReservationSettings } from '@clubhouse/contract/member/reservation-settings'
import { useId } from 'react'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { ChoiceField } from '../../../ui/form/choice-field'
import { Form } from '../../../ui/form/form'
import { TimeField } from '../../../ui/form/time-field'
import styles from './companions-page.module.css'

const mailOf = (kind: string) => `mails.${kind}`
const pushOf = (kind: string) => `pushes.${kind}`

interface Props {
  settings: ReservationSettings
  /** Notifications appear on at least one device. */
  hasPush: boolean
  refresh: () => Promise<unknown>
}

/** What others can see of the member, and which emails and push notifications are wanted. */
export function SeenForm({ settings, hasPush, refresh }: Props) {
  const { showName, findable, mails, pushes, quietFrom, quietUntil } = settings
  const t = useText()
  const [mailKinds, pushKinds] = [Object.keys(mails), Object.keys(pushes)]
  const kinds = hasPush ? pushKinds : mailKinds
  const form = useForm({
    call: change,
    saved: {
      showName,
      findable,
      quietFrom: quietFrom ?? '',
      quietUntil: quietUntil ?? '',
      ...Object.fromEntries(mailKinds.map((kind) => [mailOf(kind), mails[kind] === true])),
      ...Object.fromEntries(pushKinds.map((kind) => [pushOf(kind), pushes[kind] === true])),
    },
    input: (values) => ({
      mails: Object.fromEntries(mailKinds.map((kind) => [kind, values[mailOf(kind)] === true])),
      pushes: Object.fromEntries(pushKinds.map((kind) => [kind, values[pushOf(kind)] === true])),
    }),
    checks: {
      quietFrom: ({ quietFrom, quietUntil }) => (!quietFrom && quietUntil ? 'companion.QUIET_BOTH' : undefined),
      quietUntil: ({ quietFrom, quietUntil }) =>
        quietFrom && !quietUntil
          ? 'companion.QUIET_BOTH'
          : quietFrom && quietFrom === quietUntil
            ? 'companion.QUIET_SAME'
            : undefined,
    },
    refresh,
  })
  return (
    <Form of={form} className={styles.forms} onSaved={() => toast(t('common.SAVED'), { type: 'success' })}>
      <section className={styles.section} aria-labelledby="seen">
        <h2 id="seen">{t('companion.SEEN')}</h2>
        <ChoiceField name="showName" label={t('companion.SHOW_NAME')} hint={t('companion.SHOW_NAME_HINT')} />
        <ChoiceField name="findable" label={t('companion.FINDABLE')} hint={t('companion.FINDABLE_HINT')} />
      </section>
      {kinds.length > 0 && (
        <section className={styles.section} aria-labelledby="mails">
          <h2 id="mails">{t('companion.MAILS')}</h2>
          <p className={styles.lead}>{t('companion.MAILS_LEAD')}</p>
          {kinds.map((kind) =>
            hasPush ? (
              <KindChoice key={kind} kind={kind} hasMail={kind in mails} />
            ) : (
              <ChoiceField key={kind} name={mailOf(kind)} label={t(`outbox.KIND_${kind}`)} />
            ),
          )}
          <h3>{t('companion.QUIET')}</h3>
          <p className={styles.lead}>{t('companion.QUIET_LEAD')}</p>
          <TimeField name="quietFrom" label={t('companion.QUIET_FROM')} />
          <TimeField name="quietUntil" label={t('companion.QUIET_UNTIL')} />
        </section>
      )}
      <Refusal />
      <div>
        <Button type="submit" pending={form.pending}>
          {t('common.SAVE')}
        </Button>
      </div>
    </Form>
  )
}

/** The channels of a kind, for a member with a device. */
function KindChoice({ kind, hasMail }: { kind: string; hasMail: boolean }) {
  const t = useText()
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className={styles.kind}>
      <span id={id}>{t(`outbox.KIND_${kind}`)}</span>
      {hasMail && <ChoiceField name={mailOf(kind)} label={t('push.BY_EMAIL')} />}
      <ChoiceField name={pushOf(kind)} label={t('push.BY_PUSH')} />
    </fieldset>
  )
}
