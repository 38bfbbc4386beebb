export const problems = {
  'publication-incomplete':
    'A published publication needs a title, a description and a text in Czech, English and Russian. Nothing was changed.',
  'publication-slug-taken': 'Another publication already has this address. Choose another one.',
  'too-many-publications':
    'There are already {{limit}} publications, which is the limit. Delete some that nobody reads.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'not-slug': 'Use small letters without accents, digits, and single hyphens between them. “list” is not free.',
  'slug-published': 'The address of a published publication stays. Take it back first.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = { title: 'Title', description: 'Description', slug: 'Address', state: 'State' } as const;

export const menu = { blog: 'Blog', publications: 'Publications' } as const;

export const actions = {
  'publication-created': 'Publication created',
  'publication-changed': 'Publication changed',
  'publication-published': 'Publication published',
  'publication-unpublished': 'Publication taken back',
  'publication-deleted': 'Publication deleted',
} as const;

export const recordKinds = { publication: 'Publication' } as const;

export default {
  fields,
  title: 'Publications',
  ownTitle: 'My publications',
  new: 'New publication',
  create: 'Save as a draft',
  search: 'Title of the publication',
  show: 'Show in the blog',
  mine: 'Mine',
  columns: { author: 'Author', published: 'Published', created: 'Created' },
  states: { draft: 'Draft', published: 'Published' },
  none: { title: 'No publication matches the filters', text: 'Try a shorter part of the title.' },
  first: {
    title: 'Your publications will be here',
    text: 'Write a draft in three languages and publish it in the blog when it is ready.',
  },
  form: {
    languages: 'Languages',
    about: 'Title and description',
    aboutReason: 'Each language has its own. A draft needs only the titles; everything is needed to publish.',
    descriptionHint: 'One or two sentences. The blog and search engines show it under the title.',
    text: 'Text',
    textHint: 'Markdown: ## section, **bold**, - list, [link](https://…). HTML is shown as text.',
    preview: 'Preview',
    nothing: 'Nothing is written yet.',
    address: 'Address',
    addressReason: 'The same in all languages. Once published, it stays, so that links keep working.',
    slugHint: 'The end of the address: /blog/what-is-new',
  },
  cover: {
    title: 'Cover',
    reason: 'The blog shows it above the title. It is saved at once.',
    choose: 'Choose a picture',
    replace: 'Replace',
    remove: 'Remove',
    hint: 'JPEG, PNG or WebP. The middle of the picture is shown.',
    saved: 'The cover is saved.',
    removed: 'The cover is removed.',
    removeTitle: 'Remove the cover?',
    removeText: 'You can choose another one at any time.',
    keep: 'Keep the cover',
  },
  publish: { button: 'Publish', done: 'Published. Guests see it in the blog within seconds.' },
  unpublish: { button: 'Take back', done: 'It is a draft again. Guests stop seeing it within seconds.' },
  delete: {
    button: 'Delete',
    title: 'Delete “{{title}}”?',
    text: 'This cannot be undone. Links to it will lead nowhere.',
    confirm: 'Delete the publication',
    keep: 'Keep it',
    done: '“{{title}}” was deleted.',
    failed: 'Error deleting a publication. {{message}}',
  },
  blog: {
    title: 'Blog',
    description: 'News and advice for those who order shifts and those who work them.',
    none: 'Nothing is published yet',
    noneText: 'News about shifts and work will be here.',
    missing: 'This publication is not here',
    missingText: 'It was taken back, or its address is different.',
    toAll: 'Open the blog',
  },
} as const;
