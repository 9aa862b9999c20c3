// A saved match of so many actions, made with the built rules: twelve players, 99 rounds, more throws than anybody needs.
const dist = (file) => import(new URL(`../../../dist/${file}`, import.meta.url));

const TURN = ['throw', 'throw', 'throw', 'throw', 0, 'throw', 1, 'throw', 2, 'write'];

export async function longMatch(actions) {
  const { Session } = await dist('core/session.js');
  const { toText } = await dist('core/saved.js');
  const { bostonFormat } = await dist('games/boston-saved.js');
  const setup = { ...bostonFormat.setup, players: 12, rounds: 99, keeping: 'free' };
  const session = new Session(bostonFormat.rules, setup);
  let seed = 1;
  const face = () => 1 + ((seed = (seed * 48271) % 2147483647) % 6); // the same match every time
  const thrower = (count) => Array.from({ length: count }, face);
  for (let step = 0; step < actions; step += 1) {
    const word = TURN[step % TURN.length];
    const move = { type: word === 'write' ? word : 'set-aside', die: word };
    session.dispatch(word === 'throw' ? { type: word, faces: session.draw(thrower) } : move);
  }
  const { log, tape } = session;
  if (log.length !== actions) throw new Error(`The match has ${log.length} moves, not ${actions}`);
  return toText(bostonFormat, { match: '1', revision: 1, names: [], setup, log, tape });
}
