/**
 * The site's own icons, drawn on a 24 by 24 grid: the inside of each `<svg>`, in the current colour.
 *
 * Lines are 2.2 wide with round ends, set by `Icon`; what is bolder or filled says so itself.
 */
export const icons = {
  calculator:
    '<rect x="4.5" y="3" width="15" height="18" rx="2.5"/><path d="M8 7.5h8M8 12h.1M12 12h.1M16 12h.1M8 16.5h.1M12 16.5h.1M16 16.5h.1"/>',
  check: '<path d="m5 12.6 4.6 4.7L19 7.4" stroke-width="2.8"/>',
  'chevron-down': '<path d="m6 9.5 6 6 6-6" stroke-width="2.6"/>',
  clock: '<circle cx="12" cy="12" r="9.2"/><path d="M12 7v5.3l3.4 2"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  copy: '<rect x="8.5" y="8.5" width="12" height="12" rx="2.5"/><path d="M15.5 8.5V6A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.5h2.5"/>',
  dash: '<path d="M6 12h12" stroke-width="2.8"/>',
  download: '<path d="M12 4v11m-5-5 5 5 5-5M4.5 20h15"/>',
  error: '<circle cx="12" cy="12" r="9.2"/><path d="M12 7v6M12 16.6v.2" stroke-width="2.6"/>',
  external:
    '<path d="M13.5 4.5h6v6M19.5 4.5 11 13M17 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8.5A1.5 1.5 0 0 1 6 7h4"/>',
  info: '<circle cx="12" cy="12" r="9.2"/><path d="M12 11v5.5M12 7.4v.2" stroke-width="2.5"/>',
  mail: '<rect x="3" y="5" width="18" height="14" rx="2.5"/><path d="m4 7.5 8 6 8-6"/>',
  menu: '<path d="M3.5 7h17M3.5 12h17M3.5 17h11"/>',
  phone:
    '<path d="M5 4h4l1.8 4.6-2.3 1.7a12 12 0 0 0 5.2 5.2l1.7-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4z"/>',
  plus: '<path d="M6 12h12M12 6v12" stroke-width="2.8"/>',
  print: '<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6.5H7z"/>',
  share:
    '<path d="M12 15V3.5m-4 4 4-4 4 4M6 11.5H5.5A1.5 1.5 0 0 0 4 13v6a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-6a1.5 1.5 0 0 0-1.5-1.5H18"/>',
  warning: '<path d="M12 4 2.8 19.5h18.4zM12 10v4.2M12 16.9v.1"/>',
} as const

/** Name of one of the site's own icons. */
export type IconName = keyof typeof icons
