import { Problem, type ProblemCode } from './problem.ts';

/** An action: the states that it leaves, the one that it leads to, and who may do it. */
export type Transition<State extends string, Who extends string> = {
  from: readonly State[];
  /** Null keeps the state. Of several, the rules of the action choose one. */
  to: State | readonly State[] | null;
  who: readonly Who[];
};
type Table<Action extends string, State extends string, Who extends string> = Readonly<
  Record<Action, Transition<State, Who>>
>;

export const actionsOf = <Action extends string>(table: Readonly<Record<Action, unknown>>): Action[] =>
  Object.keys(table) as Action[];

export const allows = <State extends string, Who extends string>(
  { from, who }: Transition<State, Who>,
  state: State,
  actors: readonly Who[],
): boolean => from.includes(state) && who.some((one) => actors.includes(one));

/** The actions that a table allows in a state, in its order. */
export const actionsIn = <Action extends string, State extends string, Who extends string>(
  table: Table<Action, State, Who>,
  state: State,
  actors: readonly Who[],
): Action[] => actionsOf(table).filter((action) => allows(table[action], state, actors));

/**
 * The action that leads from a state to another one. Throws `forbidden` if the table allows it to others only, and
 * `refused` if it allows it to the actors in other states only. `fits` says on what else an action depends.
 */
export const actionTo = <Action extends string, State extends string, Who extends string>(
  table: Table<Action, State, Who>,
  { from, to }: { from: State; to: State },
  actors: readonly Who[],
  refused: ProblemCode,
  fits: (action: Action) => boolean = () => true,
): Action => {
  const theirs = actionsOf(table).filter(
    (action) => table[action].to === to && table[action].who.some((one) => actors.includes(one)) && fits(action),
  );
  const found = theirs.find((action) => table[action].from.includes(from));
  if (found === undefined) throw new Problem(theirs.length > 0 ? refused : 'forbidden');
  return found;
};
