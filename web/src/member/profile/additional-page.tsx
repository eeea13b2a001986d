import { additional, change, type ProfileMore } from '@clubhouse/contract/member/profile'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { DraftChoice, DraftField, DraftSelect } from '../../form/draft-field'
import { DraftRefusal } from '../../form/draft-refusal'
import { type DraftForm, useDraft } from '../../form/use-draft'
import { useText } from '../../language/use-text'
import { useSession } from '../../session/session-store'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import form from '../form/form.module.css'
import { CheckedPage } from './checked-page'
import styles from './checked-page.module.css'
import { handicapFault, moreChanges, moreOf } from './more-values'
import { useCodeOptions } from './use-code-options'

export const handle = { messages: ['profile', 'form', 'signup', 'member', 'session'] }

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
  if (!data) return error ? <Wrong requestId={error.requestId} retry={() => refetch()} /> : <Loading lines={8} />
  return <MoreForm more={data} refresh={refetch} />
}

function MoreForm({ more, refresh }: { more: ProfileMore; refresh: () => Promise<unknown> }) {
  const t = useText()
  const draft = useDraft({
    saved: moreOf(more),
    checks: { handicap: ({ handicap }) => handicapFault(String(handicap)) },
    send: (changes) => ask(change, { ...moreChanges(changes), version: more.version }, { quiet: true }),
    refresh,
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await draft.save()) toast(t('common.SAVED'), { type: 'success' })
  }

  return (
    <section className={styles.section} aria-labelledby="more">
      <h2 id="more">{t('profile.PLAY')}</h2>
      <form ref={draft.form} className={form.form} onSubmit={submit} noValidate method="post">
        <DraftField
          form={draft}
          name="handicap"
          label={t('profile.HANDICAP')}
          hint={t('profile.HANDICAP_HINT')}
          inputMode="decimal"
          maxLength={5}
        />
        {(['showName', 'autoStandby', 'needMoreTime'] as const).map((name) => (
          <DraftChoice
            key={name}
            form={draft}
            name={name}
            label={t(`profile.${textOf(name)}`)}
            hint={t(`profile.${textOf(name)}_HINT`)}
          />
        ))}
        <fieldset className={form.group}>
          <legend>{t('profile.LIFE')}</legend>
          <div className={form.pair}>
            <CodeField form={draft} group="A01" name="region" />
            <CodeField form={draft} group="911" name="work" />
          </div>
          <div className={form.pair}>
            <CodeField form={draft} group="506" name="income" />
            <DraftField form={draft} name="company" label={t('profile.COMPANY')} maxLength={100} />
          </div>
          <DraftField form={draft} name="vehicleNo" label={t('profile.VEHICLE')} maxLength={20} />
        </fieldset>
        <DraftRefusal fail={draft.fail} />
        <div className={styles.save}>
          <Button type="submit" pending={draft.pending}>
            {t('common.SAVE')}
          </Button>
          <Link to="/mypage/myinfo">{t('profile.TITLE')}</Link>
        </div>
      </form>
    </section>
  )
}

const textOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

function CodeField({ form, group, name }: { form: DraftForm; group: string; name: string }) {
  const t = useText()
  return (
    <DraftSelect
      form={form}
      name={name}
      label={t(`profile.${name.toUpperCase()}`)}
      options={useCodeOptions(group, form.saved[name])}
    />
  )
}
