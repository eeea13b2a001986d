import { HOF_KINDS } from '@clubhouse/contract/board/hof'
import { about, create } from '@clubhouse/contract/board/hof-report'
import type { DataOf } from '@clubhouse/contract/call'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CallFail } from '../../../api/call-fail'
import { useCall } from '../../../api/use-call'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { RequireMember } from '../../../session/require'
import base from '../../../ui/base.module.css'
import { Button, ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { toast } from '../../../ui/feedback/toast'
import { ChoiceField } from '../../../ui/form/choice-field'
import { FilesField } from '../../../ui/form/files-field'
import { newFiles } from '../../../ui/form/files-value'
import { Form, useField } from '../../../ui/form/form'
import forms from '../../../ui/form/form.module.css'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { PageHeader } from '../../../ui/page-header'
import { Unread } from '../../../ui/unread'
import styles from '../../own.module.css'

export const handle = { messages: ['feat', 'hof', 'form', 'mypage'] }

const OF_HOLE: readonly unknown[] = ['HOLE_IN_ONE', 'ALBATROSS', 'EAGLE']

export default function FeatFormPage() {
  const t = useText()
  const bookingIdx = Number(useSearchParams()[0].get('booking'))
  return (
    <main id="content">
      <PageHead title={t('feat.WRITE')} />
      <RequireMember>
        <PageHeader title={t('feat.WRITE')} lead={t('feat.WRITE_LEAD')} seed="mypage" />
        <div className={styles.page}>{bookingIdx > 0 ? <Asked bookingIdx={bookingIdx} /> : <NoTeeTime />}</div>
      </RequireMember>
    </main>
  )
}

function NoTeeTime() {
  const t = useText()
  return (
    <Empty title={t('feat.NO_TEE_TIME')} action={<ButtonLink to="/mypage">{t('mypage.TITLE')}</ButtonLink>}>
      {t('feat.NONE_HINT')}
    </Empty>
  )
}

function Asked({ bookingIdx }: { bookingIdx: number }) {
  const { data, error, refetch } = useCall(about, { bookingIdx })
  if (error?.status === 404) return <NoTeeTime />
  if (!data) return <Unread error={error} retry={refetch} lines={8} />
  return <FeatForm bookingIdx={bookingIdx} played={data} />
}

/** The holes of the course that is chosen. */
function HoleField({ courses }: Pick<DataOf<typeof about>, 'courses'>) {
  const t = useText()
  const hole = useField('hole')
  const { value: chosen } = useField('courseIdx')
  const most = courses.find(({ courseIdx }) => String(courseIdx) === chosen)?.holes ?? 0
  useEffect(() => {
    if (Number(hole.value) > most) hole.type('')
  }, [most])
  const holes = Array.from({ length: most }, (_, i) => String(i + 1))
  return (
    <SelectField
      name="hole"
      label={t('feat.HOLE')}
      options={[{ value: '', label: '–' }, ...holes.map((value) => ({ value, label: value }))]}
    />
  )
}

function FeatForm({ bookingIdx, played }: { bookingIdx: number; played: DataOf<typeof about> }) {
  const t = useText()
  const navigate = useNavigate()
  const { date, courses, witnesses } = played
  const nameOf = (memberIdx: number) => `witness${memberIdx}`
  const first = witnesses[0] && nameOf(witnesses[0].memberIdx)
  const form = useForm({
    call: create,
    kept: `feat ${bookingIdx}`,
    initial: {
      ...{ kind: 'HOLE_IN_ONE', courseIdx: String(courses[0]?.courseIdx ?? ''), hole: '', distance: '' },
      ...{ club: '', ball: '', publish: false, file: [] },
      ...Object.fromEntries(witnesses.map(({ memberIdx }) => [nameOf(memberIdx), witnesses.length === 1])),
    },
    given: { bookingIdx },
    input: (values) => ({
      courseIdx: Number(values.courseIdx),
      hole: Number(values.hole) || undefined,
      distance: Number(values.distance) || undefined,
      witness: witnesses.map(({ memberIdx }) => memberIdx).filter((memberIdx) => values[nameOf(memberIdx)] === true),
    }),
    checks: {
      hole: ({ kind, hole }) => (OF_HOLE.includes(kind) && !hole ? 'feat.HOLE_MISSING' : undefined),
      distance: ({ distance }) =>
        distance && !(Number(distance) >= 1 && Number(distance) <= 700) ? 'feat.DISTANCE_WRONG' : undefined,
      ...(first && {
        [first]: (values) =>
          witnesses.some(({ memberIdx }) => values[nameOf(memberIdx)] === true) ? undefined : 'feat.WITNESS_MISSING',
      }),
    },
    files: ({ file }) => newFiles(file),
    answered: () => {
      toast(t('feat.SENT'), { type: 'success' })
      return navigate('/mypage?view=feats', { replace: true })
    },
  })
  return (
    <Form of={form}>
      <p className={styles.quiet}>{t('feat.ON', { date })}</p>
      <SelectField
        name="kind"
        label={t('feat.KIND')}
        options={HOF_KINDS.map((value) => ({ value, label: t(`hof.KIND_${value}`) }))}
      />
      <SelectField
        name="courseIdx"
        label={t('feat.COURSE')}
        options={courses.map(({ courseIdx, name }) => ({ value: String(courseIdx), label: name }))}
      />
      <HoleField courses={courses} />
      <TextField name="distance" label={t('feat.DISTANCE')} inputMode="numeric" />
      <TextField name="club" label={t('feat.CLUB')} />
      <TextField name="ball" label={t('feat.BALL')} />
      <fieldset className={forms.group}>
        <legend>{t('feat.WITNESSES')}</legend>
        {witnesses.length === 0 && <p className={styles.quiet}>{t('feat.WITNESSES_NONE')}</p>}
        {witnesses.map(({ memberIdx, name }) => (
          <ChoiceField key={memberIdx} name={nameOf(memberIdx)} label={name} />
        ))}
      </fieldset>
      <FilesField name="file" label={t('feat.PHOTO')} rules={create.files!} saved={[]} isOptional />
      <ChoiceField name="publish" label={t('feat.PUBLISH')} hint={t('feat.PUBLISH_HINT')} />
      {form.fail instanceof CallFail && form.fail.code === 'WRONG_STATE' ? (
        <p role="alert">{t('feat.REPORTED_BEFORE')}</p>
      ) : (
        <Refusal />
      )}
      <div className={base.buttons}>
        <Button type="submit" pending={form.pending}>
          {t('feat.SEND')}
        </Button>
        <ButtonLink look="plain" to="/mypage?view=feats">
          {t('feat.ALL')}
        </ButtonLink>
      </div>
    </Form>
  )
}
