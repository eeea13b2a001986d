import { changeExpired, changePassword } from '@clubhouse/contract/member/recovery'
import { rules } from '@clubhouse/contract/member/signup'
import { useEffect, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { CallFail } from '../../api/call-fail'
import { useServerNow } from '../../api/clock'
import { rendering } from '../../api/page-source'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { settleMove, useSession } from '../../session/session-store'
import { backOf } from '../../session/way-back'
import { Button, ButtonLink } from '../../ui/button'
import { TaskActions, TaskCard, TaskLinks } from '../../ui/task-card'
import type { Proof } from '../certification/proof'
import { TaskLoading } from '../task-loading'
import { NewPasswordForm } from './new-password-form'
import { dropProof, recallProof } from './proof-memory'

export const handle = { messages: ['recovery', 'signup', 'member', 'session', 'form'] }

export async function loader({ context }: LoaderFunctionArgs) {
  const { source } = context.get(rendering)
  return source.call(rules, { clubCode: source.club.clubCode })
}

/** A new password: after verification, in place of a temporary one, or because the old one expired. */
export default function PasswordResetPage() {
  const t = useText()
  const navigate = useNavigate()
  const session = useSession()
  const [search] = useSearchParams()
  const { passwordPolicy } = useLoaderData<typeof loader>()
  const [proof, setProof] = useState<Proof | null>()
  const [isDone, setDone] = useState(false)
  useEffect(() => setProof(recallProof() ?? null), [])
  const now = useServerNow(10_000)
  if (session === undefined || (!session && proof === undefined))
    return <TaskLoading title={t('recovery.RESET_TITLE')} />
  const back = backOf(search)
  if (isDone) return <Done next={!session ? 'LOGIN' : session.isAdmin ? 'OFFICE' : 'MYPAGE'} back={back} />
  const isOver = proof && now !== null && Date.parse(proof.expiresAt) <= now
  if (!session && (!proof || isOver)) return <LinkOver />

  const isTemporary = session?.isTempPassword ?? false
  const mayWait = !proof && !!session && !isTemporary && session.userMove === '/login/password-reset-page'
  /** Used in another tab: another password would not be taken either. */
  const used = (fail: unknown) => {
    if (fail instanceof CallFail && fail.code === 'CERT_EXPIRED') {
      dropProof()
      setProof(null)
    }
    throw fail
  }
  const save = ({ oldPassword, newPassword }: { oldPassword: string; newPassword: string }) => {
    if (proof) return ask(changePassword, { newPassword, certToken: proof.certToken }).catch(used)
    return mayWait
      ? ask(changeExpired, { oldPassword, newPassword })
      : ask(changePassword, { oldPassword, newPassword })
  }
  const temporary = session?.isAdmin ? 'TEMP_OFFICE' : 'TEMP_LEAD'
  const lead = proof ? 'RESET_LEAD' : isTemporary ? temporary : mayWait ? 'EXPIRED_LEAD' : 'CHANGE_LEAD'
  return (
    <TaskCard title={t('recovery.RESET_TITLE')} lead={t(`recovery.${lead}`)}>
      <PageHead title={t('recovery.RESET_TITLE')} />
      <NewPasswordForm
        policy={session?.isAdmin ? 'strict' : passwordPolicy}
        needsOld={!proof}
        id={session?.id}
        save={save}
        onSaved={() => {
          dropProof()
          settleMove()
          setDone(true)
        }}
      />
      {mayWait && (
        <TaskActions>
          <Button
            look="plain"
            onClick={async () => {
              await ask(changeExpired, { later: true })
              settleMove()
              navigate(back, { replace: true })
            }}
          >
            {t('recovery.LATER')}
          </Button>
        </TaskActions>
      )}
      <TaskLinks>
        <Link to="/">{t('site.GO_HOME')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}

/** A link or verification that is unknown, used or too old. */
function LinkOver() {
  const t = useText()
  return (
    <TaskCard title={t('recovery.LINK_OVER_TITLE')} lead={t('recovery.LINK_OVER_LEAD')}>
      <PageHead title={t('recovery.LINK_OVER_TITLE')} />
      <TaskActions>
        <ButtonLink to="/login/find-pw">{t('recovery.VERIFY_AGAIN')}</ButtonLink>
      </TaskActions>
      <TaskLinks>
        <Link to="/">{t('site.GO_HOME')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}

/** @param back where the person wanted to go; the home page counts as nowhere */
function Done({ next, back }: { next: 'LOGIN' | 'OFFICE' | 'MYPAGE'; back: string }) {
  const t = useText()
  const isLed = back !== '/' && next !== 'LOGIN'
  return (
    <TaskCard title={t('recovery.DONE_TITLE')} lead={t('recovery.DONE_LEAD')}>
      <TaskActions>
        {isLed && <ButtonLink to={back}>{t('common.GO_ON')}</ButtonLink>}
        {!isLed && next === 'MYPAGE' && <ButtonLink to="/mypage">{t('signup.TO_MYPAGE')}</ButtonLink>}
        {!isLed && next === 'OFFICE' && <ButtonLink to="/ishm">{t('recovery.TO_OFFICE')}</ButtonLink>}
        {next === 'LOGIN' && <ButtonLink to="/login">{t('site.LOG_IN')}</ButtonLink>}
      </TaskActions>
    </TaskCard>
  )
}
