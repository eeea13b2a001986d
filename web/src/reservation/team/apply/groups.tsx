import { checkApply, forms } from '@clubhouse/contract/reservation/team/form'
import { places } from '@clubhouse/contract/reservation/team/place'
import type { TeamForm } from '@clubhouse/contract/reservation/team/team'
import { useEffect, useId, useRef, useState } from 'react'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { Button, ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { Loading } from '../../../ui/loading'
import { PageHeader } from '../../../ui/page-header'
import { Unread } from '../../../ui/unread'
import { useViewer } from '../../hold/viewer'
import { Places } from '../places'
import styles from '../team.module.css'
import { isOwn } from '../team-words'
import { FormCard } from './form-card'
import { SeasonBox } from './season-box'
import { TeamFormBox } from './team-form'

/** Every season: how the applications of other years ended stays to be read. */
const EVERY = 0

/** The view of the reservation page in which a group applies for a season. */
export default function Groups() {
  const t = useText()
  const { known, memberIdx, viewer } = useViewer()
  return (
    <>
      <PageHeader title={t('tee-times.GROUPS')} lead={t('team.LEAD')} seed="reservation">
        <ButtonLink look="plain" size="small" to="/reservation">
          {t('team.TO_TIMES')}
        </ButtonLink>
        {memberIdx > 0 && (
          <ButtonLink look="plain" size="small" to="/mypage?view=groups">
            {t('team.MINE')}
          </ButtonLink>
        )}
      </PageHeader>
      <div className={styles.page}>
        {!known && <Loading lines={8} />}
        {memberIdx > 0 && <Mine memberIdx={memberIdx} />}
        {known && memberIdx === 0 && <ForMembers isVisitor={viewer === 'visitor'} />}
      </div>
    </>
  )
}

/** Only members apply for a season. */
function ForMembers({ isVisitor }: { isVisitor: boolean }) {
  const t = useText()
  const back = encodeURIComponent('/reservation?view=groups')
  const action = isVisitor && <ButtonLink to={`/login?back=${back}`}>{t('team.LOG_IN')}</ButtonLink>
  return (
    <Empty title={t('team.FOR_MEMBERS')} action={action}>
      {t('team.FOR_MEMBERS_HINT')}
    </Empty>
  )
}

function Mine({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const id = useId()
  const [open, setOpen] = useState<TeamForm | 'new'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(false)
  // What was focused is gone with the form.
  useEffect(() => {
    if (!open && wasOpen.current) heading.current?.focus()
  }, [open])
  const check = useCall(checkApply, { memberIdx, seasonIdx: 0 })
  const own = useCall(forms, { memberIdx, seasonIdx: EVERY })
  const listed = useCall(places, { memberIdx })
  const error = check.error ?? own.error ?? listed.error
  const refresh = () => Promise.all([check.refetch(), own.refetch(), listed.refetch()])
  if (!own.data || !listed.data || check.data === undefined) return <Unread error={error} retry={refresh} lines={8} />
  const season = check.data
  if (season && open)
    return (
      <TeamFormBox
        season={season}
        memberIdx={memberIdx}
        form={open === 'new' ? undefined : (own.data.find(({ formIdx }) => formIdx === open.formIdx) ?? open)}
        onClose={() => {
          wasOpen.current = true
          setOpen(undefined)
        }}
        refresh={refresh}
      />
    )
  return (
    <>
      {season ? (
        <SeasonBox season={season}>
          {season.canApply && <Button onClick={() => setOpen('new')}>{t('team.APPLY')}</Button>}
        </SeasonBox>
      ) : (
        <Empty title={t('team.NO_SEASON')}>{t('team.NO_SEASON_HINT')}</Empty>
      )}
      <Places places={listed.data} onChanged={refresh} heading={heading} />
      <section className={styles.part} aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {t('team.FORMS')}
          </h2>
        </div>
        {own.data.length === 0 && <p className={styles.quiet}>{t('team.FORMS_NONE')}</p>}
        <ul className={styles.list}>
          {own.data.map((form) => (
            <FormCard
              key={form.formIdx}
              form={form}
              onEdit={isOwn(form) && isOpenFor(season, form) ? () => setOpen(form) : undefined}
              onChanged={refresh}
            />
          ))}
        </ul>
      </section>
    </>
  )
}

/** Whether the season of an application takes changes; being an officer of this very group does not prevent it. */
function isOpenFor(season: Season | null, { seasonIdx }: TeamForm): boolean {
  const closed = ['NOT_OPEN', 'PAST_DEADLINE', 'SUSPENDED']
  return season?.seasonIdx === seasonIdx && !season.blocks.some(({ code }) => closed.includes(code))
}

type Season = Parameters<typeof SeasonBox>[0]['season']
