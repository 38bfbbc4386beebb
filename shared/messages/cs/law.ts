export default {
  'long-shift': 'Směna trvá {{hours}} h. Zákon dovoluje nejvýše 12 h.',
  rest: 'Mezi směnami je jen {{hours}} h odpočinku. Zákon vyžaduje 11 h.',
  'no-break': 'Není naplánována třicetiminutová přestávka. Zákon ji vyžaduje po 6 hodinách práce.',
  'closed-by-law': 'Prodejny nad 200 m² musí mít {{date}} ze zákona zavřeno (zákon č. 223/2016 Sb.).',
  notice_one: 'Pracovník se o směně dozví méně než {{count}} den předem. Smlouva vyžaduje delší lhůtu.',
  notice_few: 'Pracovník se o směně dozví méně než {{count}} dny předem. Smlouva vyžaduje delší lhůtu.',
  notice_many: 'Pracovník se o směně dozví méně než {{count}} dne předem. Smlouva vyžaduje delší lhůtu.',
  notice_other: 'Pracovník se o směně dozví méně než {{count}} dní předem. Smlouva vyžaduje delší lhůtu.',
  busy: 'Pracuje jinde {{range}}.',
  'no-specialty': 'Nemá tuto profesi.',
  'no-company': 'Nemá firmu.',
  elsewhere: 'jinde',
} as const;
