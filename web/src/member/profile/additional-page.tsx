import { additional, change, type ProfileMore } from '@clubhouse/contract/member/profile'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call'
import { useLeaveQuestion } from '../../form/leave-question'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import { useText } from '../../language/use-text'
import { useSession } from '../../session/session-store'
import { toast } from '../../ui/feedback/toast'
import { ChoiceField } from '../../ui/form/choice-field'
import { Form, useField } from '../../ui/form/form'
import forms from '../../ui/form/form.module.css'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { Unread } from '../../ui/unread'
import { CheckedPage } from './checked-page'
import styles from './checked-page.module.css'
import { handicapOf, moreOf } from './more-values'
import { ProfileSave } from './profile-save'
import { useCodeOptions } from './use-code-options'

export const handle = { messages: ['profile', 'form', 'signup', 'member', 'session'] }

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
  const { data, error, refetch } = useCall(additional, { memberIdx })
  if (!data) return <Unread error={error} retry={refetch} lines={8} />
  return <MoreForm more={data} refresh={refetch} />
}

function MoreForm({ more, refresh }: { more: ProfileMore; refresh: () => Promise<unknown> }) {
  const t = useText()
  const form = useForm({
    call: change,
    saved: moreOf(more),
    words: { handicap: 'profile.HANDICAP_WRONG' },
    readers: { handicap: handicapOf },
    given: { version: more.version },
    refresh,
  })
  useLeaveQuestion(form.changed.length > 0)
  return (
    <section className={styles.section} aria-labelledby="more">
      <h2 id="more">{t('profile.PLAY')}</h2>
      <Form of={form} onSaved={() => toast(t('common.SAVED'), { type: 'success' })}>
        <TextField name="handicap" label={t('profile.HANDICAP')} hint={t('profile.HANDICAP_HINT')} />
        {(['showName', 'autoStandby', 'needMoreTime'] as const).map((name) => (
          <ChoiceField
            key={name}
            name={name}
            label={t(`profile.${textOf(name)}`)}
            hint={t(`profile.${textOf(name)}_HINT`)}
          />
        ))}
        <fieldset className={forms.group}>
          <legend>{t('profile.LIFE')}</legend>
          <div className={forms.pair}>
            <CodeField group="A01" name="region" />
            <CodeField group="911" name="work" />
          </div>
          <div className={forms.pair}>
            <CodeField group="506" name="income" />
            <TextField name="company" label={t('profile.COMPANY')} />
          </div>
          <TextField name="vehicleNo" label={t('profile.VEHICLE')} />
        </fieldset>
        <Refusal />
        <ProfileSave form={form} pending={form.pending}>
          <Link to="/mypage/myinfo">{t('profile.TITLE')}</Link>
        </ProfileSave>
      </Form>
    </section>
  )
}

const textOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

function CodeField({ group, name }: { group: string; name: string }) {
  const t = useText()
  const { saved } = useField(name)
  return <SelectField name={name} label={t(`profile.${name.toUpperCase()}`)} options={useCodeOptions(group, saved)} />
}
