export default {
  'long-shift': 'Směna trvá {{hours}} h. Zákon dovoluje 12 h.',
  rest: 'Mezi směnami je jen {{hours}} h odpočinku. Zákon žádá 11 h.',
  'no-break': 'Není naplánována 30minutová přestávka. Zákon ji žádá po 6 h práce.',
  'closed-by-law': 'Obchody nad 200 m² mají {{date}} ze zákona zavřeno (zákon 223/2016 Sb.).',
  notice: 'Pracovník se o ní dozví později, než je sjednaná lhůta (počet dnů předem: {{days}}).',
  busy: 'Pracuje jinde {{range}}.',
  'no-specialty': 'Nemá tuto profesi.',
  'no-company': 'Nemá firmu.',
} as const;
