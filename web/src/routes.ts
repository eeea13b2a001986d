import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every path of the product, under its layout. */
export default [
  layout('layouts/default-layout.tsx', [
    index('home/home-page.tsx'),
    route('home', 'home/home-page.tsx', { id: 'home' }),
    route('community', 'board/notice/notice-list-page.tsx'),
    route('community/notice/:idx', 'board/notice/notice-page.tsx'),
    route('reservation', 'reservation/reservation-page.tsx'),
    layout('layouts/member-layout.tsx', [route('mypage', 'mypage/mypage-page.tsx')]),
  ]),
  layout('layouts/bare-layout.tsx', [
    route('stop-site', 'site/stop-page.tsx'),
    route('close-page', 'site/close-page.tsx'),
    route('error', 'error/error-page.tsx'),
    route('offline', 'offline/offline-page.tsx'),
    route('login', 'login/login-page.tsx'),
    route('common/agreement/:termsIdx', 'terms/agreement-page.tsx'),
  ]),
  layout('layouts/manager-layout.tsx', [
    route('ishm', 'manager/today-page.tsx'),
    route('ishm/system/outbox', 'mail/manage/outbox-page.tsx'),
    route('ishm/system/job', 'job/manage/job-page.tsx'),
  ]),
  layout('layouts/default-layout.tsx', { id: 'layouts/not-found' }, [route('*', 'not-found/not-found-page.tsx')]),
] satisfies RouteConfig
