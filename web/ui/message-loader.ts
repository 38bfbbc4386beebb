export type Messages = { [key: string]: string | readonly string[] | Messages };

type Loader<L extends string> = {
  /** Loads one language's file of an area. May fail temporarily or permanently. */
  load: (language: L, area: string) => Promise<Messages>;
  languages: readonly L[];
  wait: (milliseconds: number) => Promise<void>;
  /** Called when another language's file is used instead. */
  substitute: (language: L, area: string) => void;
  /** Called when a file arrives after its fallback was used. */
  replace: (language: L, area: string, messages: Messages) => void;
};

/** Milliseconds before each retry of a file, and between rounds. */
const pauses = [0, 300, 1000];
const betweenRounds = 5000;

/**
 * Loads an area's messages in a language. If the file fails, uses another language until it arrives, so that no message
 * keys are shown. If all files fail, keeps retrying.
 */
export const createMessageLoader =
  <L extends string>({ load, languages, wait, substitute, replace }: Loader<L>) =>
  async (language: L, area: string): Promise<Messages> => {
    for (;;) {
      const own = await tryOften(language);
      if (own) return own;
      for (const other of languages.filter((each) => each !== language)) {
        const messages = await load(other, area).catch(() => undefined);
        if (!messages) continue;
        substitute(language, area);
        void replaceLater();
        return withEveryPlural(messages);
      }
      await wait(betweenRounds);
    }

    async function tryOften(which: L): Promise<Messages | undefined> {
      for (const pause of pauses) {
        if (pause > 0) await wait(pause);
        const messages = await load(which, area).catch(() => undefined);
        if (messages) return messages;
      }
      return undefined;
    }

    async function replaceLater(): Promise<void> {
      for (;;) {
        await wait(betweenRounds);
        const own = await load(language, area).catch(() => undefined);
        if (own) return replace(language, area, own);
      }
    }
  };

/** Every language has the plural form `other`. It fills the forms that the fallback file lacks. */
const withEveryPlural = (messages: Messages): Messages => {
  const entries = Object.entries(messages).map(([key, value]): [string, Messages[string]] => [
    key,
    typeof value === 'object' && !Array.isArray(value) ? withEveryPlural(value as Messages) : value,
  ]);
  const others = entries.filter(([key]) => key.endsWith('_other'));
  const missing = others.flatMap(([key, value]) =>
    ['one', 'few', 'many'].map((form): [string, Messages[string]] => [key.replace(/other$/, form), value]),
  );
  return Object.fromEntries([...missing, ...entries]);
};
