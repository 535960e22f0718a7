import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Icon.module.css'

/** The solid dot of a drawing: the house's little coin. */
function coin(cx: number, cy: number, r: number) {
  return <circle data-coin="" cx={cx} cy={cy} r={r} />
}

function drawing(path: string, dot?: ReactNode) {
  return (
    <>
      <path d={path} />
      {dot}
    </>
  )
}

const face = <circle cx="12" cy="12" r="8.5" />

/** Drawings on a grid of 24 with a stroke of 2. */
export const icons = {
  menu: drawing('M4 7h16M4 12h16M4 17h9', coin(18.5, 17, 1.9)),
  close: drawing('m6 6 12 12M18 6 6 18'),
  chevron: drawing('m6 9.5 6 6 6-6'),
  arrow: drawing('M4 12h15M13 6l6 6-6 6'),
  external: drawing('M8 5H5v14h14v-3M13 5h6v6M19 5l-8 8'),
  plus: drawing('M12 5v14M5 12h14'),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      {drawing('m15.5 15.5 5 5', coin(10.5, 10.5, 1.9))}
    </>
  ),
  link: drawing(
    'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1',
  ),
  print: drawing('M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z', coin(17, 11.8, 1.3)),
  download: drawing('M12 4v10M7.5 10 12 14.5 16.5 10M4 17v3h16v-3'),
  share: drawing('M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1'),
  copy: drawing('M4 4h11v13H4zM18 7h2v13H8v-2', coin(9.5, 10.5, 1.9)),
  info: (
    <>
      {face}
      {drawing('M12 11.5V16', coin(12, 8, 1.4))}
    </>
  ),
  warning: drawing('M12 3.5 21.5 20h-19zM12 10v4', coin(12, 17, 1.3)),
  check: drawing('m4.5 12.5 5 5 10-11'),
  clock: (
    <>
      {face}
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  moon: drawing('M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z'),
  offline: drawing(
    'M3 9a13 13 0 0 1 4-2.6M21 9a13 13 0 0 0-9-3.5M6.5 13a8 8 0 0 1 3-1.8M17.5 13a8 8 0 0 0-2-1.4M4 3l16 18',
    coin(12, 17.5, 1.9),
  ),
  calculator: (
    <>
      <path d="M5 3h14v18H5zM8 7h8v3H8z" />
      {coin(9, 14, 1.2)}
      {coin(15, 14, 1.2)}
      {coin(9, 17.6, 1.2)}
      {coin(15, 17.6, 1.2)}
    </>
  ),
  money: (
    <>
      {face}
      <path d="M14.8 9.2A3 2.3 0 0 0 12 8c-1.7 0-3 .8-3 2s1.2 1.7 3 2 3 .8 3 2-1.3 2-3 2a3 2.3 0 0 1-2.8-1.2M12 6.5V8M12 16v1.5" />
    </>
  ),
  growth: drawing('M4 20v-4h4v4M10 20v-8h4v8M16 20V8h4v12M4 10l6-5 4 2 5-4', coin(19, 3.2, 1.5)),
  house: drawing('M3.5 11.5 12 4l8.5 7.5M6 10v10h12V10M10 20v-5h4v5', coin(12, 11, 1.4)),
  briefcase: drawing('M3.5 8h17v12h-17zM9 8V4.5h6V8M3.5 13h17', coin(12, 13, 1.6)),
  box: drawing('M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9', coin(8, 6, 1.3)),
  percent: drawing(
    'M18.5 5.5l-13 13',
    <>
      <circle cx="7.5" cy="7.5" r="2.6" />
      <circle cx="16.5" cy="16.5" r="2.6" />
    </>,
  ),
  sunset: drawing('M3 18h18M6 18a6 6 0 0 1 12 0M12 4v4M4.5 9.5l2 2M19.5 9.5l-2 2M7 21h10'),
  plane: drawing('M3 12.5 21 4l-5 16-4.5-6.5zM11.5 13.5 21 4', coin(7, 17.5, 1.4)),
  paper: drawing('M6 3h9l4 4v14H6zM9.5 12h6M9.5 16h4', coin(10.3, 8, 1.4)),
  law: drawing('M12 4v16M7 20h10M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5z', coin(12, 4.5, 1.7)),
  calendar: drawing('M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4', coin(15.5, 15.5, 1.9)),
  table: drawing('M4 5h16v14H4zM4 10h16M10 10v9', coin(15, 14.5, 1.5)),
  spreadsheet: drawing('M18 6V4.5H7L12.5 12 7 19.5h11V18'),
  retry: drawing('M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3'),
  chart: drawing('M4 4v16h16M7 15l4-4 3 2.5L18 8', coin(18.5, 7.5, 1.9)),
  bell: drawing('M6 16V10.5a6 6 0 0 1 12 0V16l1.5 1.5h-15zM12 4.5V3', coin(12, 20.3, 1.7)),
  edit: drawing('M5 19l1-4L16 5l3 3L9 18zM13.5 7.5l3 3'),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof icons

/** One of the house's drawings. Always beside a text, so assistive technology never hears of it. */
export function Icon({ name, size, className }: { name: IconName; size?: 'small'; className?: string }) {
  return (
    <svg
      className={classes(styles.icon, size === 'small' && styles.small, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {icons[name]}
    </svg>
  )
}
