import { create } from '@clubhouse/contract/reservation/sheet/course-manage'
import { useText } from '../../../../language/use-text'
import { ListPage } from '../../../../office/list-page'
import { PageHead } from '../../../../page/page-head'
import { useMay } from '../../../../session/may'
import { Button } from '../../../../ui/button'
import { toast } from '../../../../ui/feedback/toast'
import { SidePanel } from '../../../../ui/side-panel'
import { SheetPages } from '../../template/manage/sheet-pages'
import { CourseForm } from './course-form'
import { COURSES } from './course-list'
import { CoursePanel } from './course-panel'

export const handle = { messages: ['course-edit', 'template', 'scorecard', 'form', 'manager', 'history'] }

export default function CoursesPage() {
  const t = useText()
  const mayCreate = useMay()(create)
  return (
    <>
      <PageHead title={t('course-edit.TITLE')} />
      <ListPage
        list={COURSES}
        action={({ go }) => mayCreate && <Button onClick={() => go({ new: '1' })}>{t('course-edit.NEW')}</Button>}
        above={() => <SheetPages />}
        below={({ data, query, go, refetch }) =>
          data &&
          mayCreate &&
          query.has('new') && (
            <SidePanel title={t('course-edit.NEW')} onClose={() => go({ new: undefined })}>
              <CourseForm
                onSaved={() => {
                  toast(t('course-edit.CREATED'), { type: 'success' })
                  refetch()
                  go({ new: undefined })
                }}
              />
            </SidePanel>
          )
        }
        record={({ open, close, refetch }) => (
          <CoursePanel key={open} courseIdx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
