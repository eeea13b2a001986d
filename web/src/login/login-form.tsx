import type { Session } from '@clubhouse/contract/session'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFail } from '../api/call-fail'
import { useClub, useText } from '../language/use-text'
import { recallLogin, rememberLogin } from '../session/login-memory'
import { signIn } from '../session/sign-in'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { logIn, prepareLogIn } from './log-in'
import styles from './login-form.module.css'
import { LoginRefusal } from './login-refusal'
import { PasskeyLogin } from './passkey-login'
import { SecondStep, type Step, stepOf } from './second-step'

type LoginFields = HTMLFormControlsCollection & Record<'code' | 'id' | 'password' | 'chk', HTMLInputElement>

/** Club code, id and password. A refusal stands in the form; what was typed stays. */
export function LoginForm() {
  const t = useText()
  const { clubCode } = useClub()
  const [pending, setPending] = useState(false)
  const [missing, setMissing] = useState<'code' | 'id' | 'password'>()
  // What failed, not its words: these follow the language.
  const [failed, setFailed] = useState<unknown>()
  const [step, setStep] = useState<Step>()
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    const last = recallLogin()
    const fields = form.current?.elements as LoginFields | undefined
    // What somebody has typed while the page was loading is newer.
    if (!last || !fields || fields.id.value) return
    fields.id.value = last.id
    fields.chk.checked = last.chk
    if (last.code) fields.code.value = last.code
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const fields = event.currentTarget.elements as LoginFields
    const first = (['code', 'id', 'password'] as const).find((name) => !fields[name].value.trim())
    setMissing(first)
    setFailed(undefined)
    if (first) return fields[first].focus()
    const id = fields.id.value.trim()
    const chk = fields.chk.checked
    setPending(true)
    try {
      const session = await logIn({
        clubCode: club(),
        id,
        password: fields.password.value,
        chk,
      })
      enter(session, chk)
    } catch (error) {
      if (leads(error)) return
      const next = stepOf(error)
      setStep(next)
      if (!next) {
        setFailed(error)
        fields.password.select()
      }
    } finally {
      setPending(false)
    }
  }

  /** Whoever waits for the club is told so on a page of its own. */
  function leads(error: unknown): boolean {
    const isWaiting = error instanceof CallFail && error.code === 'PENDING_APPROVAL'
    if (isWaiting) navigate('/signup/success?waiting')
    return isWaiting
  }

  function enter(session: Session, chk: boolean) {
    rememberLogin({ code: session.clubCode, id: session.id, chk })
    signIn(session, chk)
  }

  const chosen = () => form.current?.elements as LoginFields
  const club = () => chosen().code.value.trim().toUpperCase()

  const wrong = (name: typeof missing) => (missing === name ? t(`session.MISSING_${name!.toUpperCase()}`) : undefined)
  return (
    <>
      {step && (
        <SecondStep
          step={step}
          clubCode={club()}
          onSession={(session) => enter(session, chosen().chk.checked)}
          onBack={(fail) => {
            setStep(undefined)
            setFailed(fail)
          }}
        />
      )}
      <form
        ref={form}
        className={styles.form}
        // What was typed stays, for the way back.
        hidden={!!step}
        onSubmit={submit}
        onInput={() => setMissing(undefined)}
        onFocus={prepareLogIn}
        noValidate
        method="post"
      >
        <Field
          label={t('session.CLUB_CODE')}
          name="code"
          defaultValue={clubCode}
          maxLength={5}
          autoComplete="organization"
          autoCapitalize="characters"
          spellCheck={false}
          error={wrong('code')}
        />
        <Field
          label={t('session.ID')}
          name="id"
          maxLength={20}
          // Passkeys stand among the names that the browser offers.
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          error={wrong('id')}
        />
        <Field
          label={t('session.PASSWORD')}
          name="password"
          type="password"
          maxLength={128}
          autoComplete="current-password"
          error={wrong('password')}
        />
        <label className={styles.keep}>
          <input type="checkbox" name="chk" />
          <span>
            {t('session.KEEP')}
            <small>{t('session.KEEP_HINT')}</small>
          </span>
        </label>
        <LoginRefusal fail={failed} />
        <Button type="submit" pending={pending}>
          {t('site.LOG_IN')}
        </Button>
        <PasskeyLogin
          held={() => ({ clubCode: club(), chk: chosen().chk.checked })}
          onSession={(session) => enter(session, chosen().chk.checked)}
          onFail={(fail) => {
            setMissing(undefined)
            if (!leads(fail)) setFailed(fail)
          }}
        />
      </form>
    </>
  )
}
