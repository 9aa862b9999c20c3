/** A table of cases from test/vectors/, computed outside of this code. */
export async function loadVectors<T>(name: string): Promise<T> {
  const answer = await fetch(new URL(`../vectors/${name}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`test/vectors/${name}.json: ${answer.status}`);
  return (await answer.json()) as T;
}
