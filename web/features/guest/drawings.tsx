/** A drawing per section of the catalogue, in two theme colours. */
const light = 'fill-primary-line';
const dark = 'fill-primary';

export const drawings = {
  workwear: (
    <>
      <path d="M36 34V24a12 12 0 0 1 24 0v10" fill="none" strokeWidth="4" className="stroke-primary" />
      <path d="M26 34h44v48a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4z" className={light} />
      <path d="M36 50h24v16a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6z" className={dark} />
    </>
  ),
  shoes: (
    <>
      <path d="M22 26h26v22l22 10c6 3 8 7 8 14H18z" className={light} />
      <path d="M14 72h68v8H14z" className={dark} />
      <path d="m52 54 8-7m2 11 8-7" fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-primary" />
    </>
  ),
  gloves: (
    <>
      <path
        d="M36 70V38a5 5 0 0 1 10 0v-16a5 5 0 0 1 10 0v16-10a5 5 0 0 1 10 0v14a4 4 0 0 1 8 0v28zM36 60 24 46a5 5 0 0 1 8-6l6 6z"
        className={light}
      />
      <path d="M36 70h38v14H36z" className={dark} />
    </>
  ),
  packing: (
    <>
      <path d="M48 14 84 30v36L48 84 12 66V30z" className={light} />
      <path d="m12 30 36 17v37M48 47l36-17" fill="none" strokeWidth="3" className="stroke-primary" />
      <path d="m28 23 36 17v14l8-4V36L36 20z" className={dark} />
    </>
  ),
  labels: (
    <>
      <circle cx="42" cy="44" r="30" className={light} />
      <circle cx="42" cy="44" r="11" className="fill-sunken" />
      <path d="M42 66h42v14H42z" className={dark} />
      <path d="M50 70v6m6-6v6m6-6v6m6-6v6m6-6v6" strokeWidth="2" className="stroke-sunken" />
    </>
  ),
  equipment: (
    <>
      <path
        d="M14 20h10l12 42h38l8-30H30"
        fill="none"
        strokeWidth="5"
        strokeLinejoin="round"
        className="stroke-primary"
      />
      <path d="M32 38h46l-5 18H37z" className={light} />
      <circle cx="42" cy="76" r="6" className={dark} />
      <circle cx="68" cy="76" r="6" className={dark} />
    </>
  ),
} as const;
