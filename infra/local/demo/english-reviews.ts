import type { ReviewTexts } from './review-texts.ts';

export const englishReviews: ReviewTexts = {
  any: {
    good: [
      'Exactly as described, will order again.',
      'Good value.',
      'Fast delivery and well packed.',
      'Very happy with it.',
      'Third order already, always the same quality.',
    ],
    fair: ['It is okay, nothing special.', 'Good product, slow delivery.', 'Average, does the job.'],
    poor: ['Arrived damaged, sent it back.', 'Not worth the money.', 'It used to be better.'],
  },
  gloves: {
    good: ['Great grip, boxes do not slip.', 'Lasted a whole month in the warehouse.'],
    fair: ['They run small, take one size up.'],
    poor: ['A hole in the thumb after two shifts.'],
  },
  disposableGloves: {
    good: ['Thin but they do not tear.', 'Easy to put on, even with wet hands.'],
    fair: ['Fine, the cuff is a bit short.'],
    poor: ['Half of them tore when I put them on.'],
  },
  clothing: {
    good: ['Keeps its colour after many washes.', 'Comfortable for a long shift.'],
    fair: ['The fabric is thinner than I expected.'],
    poor: ['A seam opened in the second week.'],
  },
  visibility: {
    good: ['Drivers finally see us on the ramp.', 'Light, and fits over a jacket.'],
    fair: ['Good, but it gets dirty very fast.'],
    poor: ['The stripes peeled off in the wash.'],
  },
  shoes: {
    good: ['No sore feet after twelve hours.', 'They do not slip on a wet floor.'],
    fair: ['Hard for the first week, then fine.'],
    poor: ['The sole came off after two months.'],
  },
  cleaners: {
    good: ['No streaks and dries quickly.', 'A little goes a long way.'],
    fair: ['Fine for daily cleaning, not for old stains.'],
    poor: ['Leaves marks, we had to wipe everything again.'],
  },
  sanitary: {
    good: ['Limescale is gone without scrubbing.', 'Smells nice and clean.'],
    fair: ['Cleans well, but the smell is too strong.'],
    poor: ['Too thin, it runs down at once.'],
  },
  towels: {
    good: ['Soaks up a lot, one is enough.', 'Does not fall apart when wet.'],
    fair: ['A bit thin.'],
    poor: ['It only spreads the water around.'],
  },
  toiletPaper: {
    good: ['Soft and strong enough.', 'Big rolls, one pack lasts for weeks.'],
    fair: ['The rolls are smaller than before.'],
    poor: ['Very rough.'],
  },
  bags: {
    good: ['Strong, they hold even glass.', 'No leaks so far.'],
    fair: ['For heavy waste we use two.'],
    poor: ['They tear at the seam.'],
  },
  cloths: {
    good: ['Washed every day and still like new.', 'Works with water only.'],
    fair: ['Leaves some lint at first.'],
    poor: ['Lost its shape after one wash.'],
  },
  tools: {
    good: ['Sturdy and light.', 'A year of daily use and still fine.'],
    fair: ['The handle could be longer.'],
    poor: ['Cracked after a week.'],
  },
  boxes: {
    good: ['Strong, the bottom holds a full load.', 'Quick to fold, exact size.'],
    fair: ['For bottles take the stronger one.'],
    poor: ['Weak cardboard, the corners crush.'],
  },
  tapes: {
    good: ['Holds even in the cold store.', 'Easy to unroll, does not tear.'],
    fair: ['Hard to find the end of the roll.'],
    poor: ['It came off overnight.'],
  },
  crates: {
    good: ['They stack well and are easy to wash.', 'Comfortable handles.'],
    fair: ['The edges are a little sharp.'],
    poor: ['A handle broke in the first month.'],
  },
  equipment: {
    good: ['Stable, nothing wobbles.', 'Carries more than it says.'],
    fair: ['Good product, bad instructions.'],
    poor: ['It came bent from the factory.'],
  },
  labels: {
    good: ['They stick well, also in the fridge.', 'Come off without a trace.'],
    fair: ['The glue is very strong.'],
    poor: ['Half of them were on the floor in the morning.'],
  },
  tillRolls: {
    good: ['Receipts stay readable.', 'Never jams our till.'],
    fair: ['The print is a bit pale.'],
    poor: ['Faded within a month.'],
  },
  coffee: {
    good: ['Best coffee we have had in the staff room.', 'Strong, but not bitter.'],
    fair: ['Good with milk, weak without it.'],
    poor: ['Tastes burnt.'],
  },
  drinks: {
    good: ['Everybody on the shift likes it.', 'Natural taste, fair price.'],
    fair: ['Nothing special, but fine.'],
    poor: ['It was close to its expiry date.'],
  },
  snacks: {
    good: ['Gone in one shift.', 'Not too sweet, great with coffee.'],
    fair: ['Tasty, but full of crumbs.'],
    poor: ['Half of it arrived broken.'],
  },
  paper: {
    good: ['No jams, nice and white.', 'Ink does not go through.'],
    fair: ['The pack was dented, the sheets were fine.'],
    poor: ['Damp, the sheets are wavy.'],
  },
  pens: {
    good: ['Writes on film and cardboard.', 'Does not smudge.'],
    fair: ['It needs a second try to start.'],
    poor: ['Dried out in a week.'],
  },
};
