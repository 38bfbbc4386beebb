export const problems = {
  'export-limit': 'You can export {{limit}} lists within 24 hours, so this one was not exported. Wait: {{wait}}.',
  'running-export-limit':
    'Other exports of yours are still being prepared, so this one was not started. Wait until one of them is ready.',
} as const;

export const notifications = {
  'export-ready': 'Your export is ready: {{list}}, rows: {{rows}}',
  'export-failed': 'Your export failed: {{list}}',
} as const;

export const notificationLinks = { exports: 'Show the exports' } as const;

export const recordKinds = { export: 'Export' } as const;

export default {
  title: 'My exports',
  help: 'Files of the last 30 days. Each can be downloaded for seven days; then it is deleted.',
  columns: {
    list: 'List',
    format: 'File',
    state: 'State',
    rows: 'Rows',
    made: 'Requested',
    note: 'Note',
    actions: 'Action',
  },
  states: { running: 'Being prepared', ready: 'Ready', failed: 'Failed', expired: 'Expired' },
  failures: {
    'too-many-rows': 'More than 100,000 rows. Use filters and export the parts.',
    'no-access': 'Your role no longer has access to this list.',
    'refused-filters': 'The list cannot be shown with these filters.',
    'not-in-time': 'It could not be finished within an hour. Export it again.',
  },
  incomplete: 'The search found more rows than the file contains. Use a longer search text.',
  until: 'until {{moment}}',
  download: 'Download',
  downloadOf: 'Download {{list}}, {{moment}}',
  first: {
    title: 'Your exports will be here',
    text: 'Open a list and choose Export. The file is prepared in the background with the filters and the order of the list.',
  },
} as const;
