import { additional, change, type ProfileMore } from '@clubhouse/contract/member/profile'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useCodes } from '../../code/use-codes'
import { useText } from '../../language/use-text'
import { useSession } from '../../session/session-store'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { Field } from '../../ui/field'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import form from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import { SelectField } from '../form/select-field'
import { useForm } from '../form/use-form'
import { CheckedPage } from './checked-page'
import styles from './checked-page.module.css'

export const handle = { messages: ['profile', 'signup', 'member', 'session'] }

const FIELDS = [
  'region',
  'work',
  'income',
  'company',
  'vehicleNo',
  'handicap',
  'needMoreTime',
  'showName',
  'autoStandby',
] as const
const HANDICAP = /^[+-]?\d{1,2}(\.\d)?$/

/** More about me: none of it is needed to play. */
export default function AdditionalPage() {
  return (
    <CheckedPage title="profile.MORE_TITLE" lead="profile.MORE_LEAD">
      <More />
    </CheckedPage>
  )
}

function More() {
  const memberIdx = useSession()?.memberIdx
  if (memberIdx == null) return null
  return <MoreOf memberIdx={memberIdx} />
}

function MoreOf({ memberIdx }: { memberIdx: number }) {
  const { data, error, refetch } = useCall(additional, { memberIdx }, { quiet: true })
  if (error) return <Wrong requestId={error.requestId} retry={() => refetch()} />
  if (!data) return <Loading lines={8} />
  return <MoreForm key={data.version} more={data} onSaved={() => refetch()} />
}

function MoreForm({ more, onSaved }: { more: ProfileMore; onSaved: () => void }) {
  const t = useText()
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const { ref, wrong, checked, blameBy, onBlur, onInput } = useForm({
    fields: FIELDS,
    checks: { handicap: ({ handicap }) => (!handicap || isHandicap(handicap) ? undefined : 'profile.HANDICAP_WRONG') },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const now = checked()
    if (!now || pending) return
    setFail(undefined)
    setPending(true)
    try {
      await ask(
        change,
        {
          version: more.version,
          region: now.region || null,
          work: now.work || null,
          income: now.income || null,
          company: now.company || null,
          vehicleNo: now.vehicleNo || null,
          handicap: now.handicap ? handicapOf(now.handicap) : null,
          needMoreTime: now.needMoreTime === 'on',
          showName: now.showName === 'on',
          autoStandby: now.autoStandby === 'on',
        },
        { quiet: true },
      )
      toast(t('profile.SAVED'), { type: 'success' })
      onSaved()
    } catch (error) {
      if (!blameBy(error)) setFail(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <section className={styles.section} aria-labelledby="more">
      <h2 id="more">{t('profile.PLAY')}</h2>
      <form
        ref={ref}
        className={form.form}
        onSubmit={submit}
        onBlur={onBlur}
        onInput={onInput}
        noValidate
        method="post"
      >
        <Field
          name="handicap"
          label={t('profile.HANDICAP')}
          hint={t('profile.HANDICAP_HINT')}
          inputMode="decimal"
          maxLength={5}
          defaultValue={more.handicap == null ? '' : more.handicap < 0 ? `+${-more.handicap}` : more.handicap}
          error={wrong.handicap && t(wrong.handicap)}
        />
        <Choice name="showName" isOn={more.showName} />
        <Choice name="autoStandby" isOn={more.autoStandby} />
        <Choice name="needMoreTime" isOn={more.needMoreTime} />
        <fieldset className={form.group}>
          <legend>{t('profile.LIFE')}</legend>
          <div className={form.pair}>
            <CodeField group="A01" name="region" value={more.region} />
            <CodeField group="911" name="work" value={more.work} />
          </div>
          <div className={form.pair}>
            <CodeField group="506" name="income" value={more.income} />
            <Field name="company" label={t('profile.COMPANY')} maxLength={100} defaultValue={more.company ?? ''} />
          </div>
          <Field name="vehicleNo" label={t('profile.VEHICLE')} maxLength={20} defaultValue={more.vehicleNo ?? ''} />
        </fieldset>
        <RefusalLine fail={fail} />
        <div className={styles.save}>
          <Button type="submit" pending={pending}>
            {t('profile.SAVE')}
          </Button>
          <Link to="/mypage/myinfo">{t('profile.TITLE')}</Link>
        </div>
      </form>
    </section>
  )
}

function Choice({ name, isOn }: { name: (typeof FIELDS)[number]; isOn: boolean }) {
  const t = useText()
  const text = name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
  return (
    <label className={form.choice}>
      <input type="checkbox" name={name} defaultChecked={isOn} />
      <span>
        {t(`profile.${text}`)}
        <small>{t(`profile.${text}_HINT`)}</small>
      </span>
    </label>
  )
}

/** A choice out of a code group; what is chosen stays chosen until the codes are here. */
function CodeField({ group, name, value }: { group: string; name: string; value?: string | null }) {
  const t = useText()
  const { list, isLoaded } = useCodes(group)
  const codes = isLoaded || !value ? list : [{ key: value, label: '…' }]
  return (
    <SelectField
      key={isLoaded ? 'there' : 'to come'}
      name={name}
      label={t(`profile.${name.toUpperCase()}`)}
      defaultValue={value ?? ''}
      options={[{ value: '', label: t('signup.NOT_SAID') }, ...codes.map(({ key, label }) => ({ value: key, label }))]}
    />
  )
}

/** Better than scratch is written with a plus: +2 is below zero. */
function handicapOf(typed: string): number {
  return typed.startsWith('+') ? -Number(typed.slice(1)) : Number(typed)
}

const isHandicap = (typed: string) => HANDICAP.test(typed) && handicapOf(typed) >= -10 && handicapOf(typed) <= 54
