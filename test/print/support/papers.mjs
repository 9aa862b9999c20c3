const names = ['Ann', 'Bob', 'Cy', 'Dora', 'Emil', 'Fay', 'Gus', 'Hanna', 'Ian', 'Jo', 'Kim', 'Leo'];

const template = '_ + _ + _ =';

/** A score that differs from cell to cell, so that a lost or swapped one is seen. */
export const scoreOf = (round, seat) => String(3 + ((round * 7 + seat * 5) % 16));

/** A sheet as a game would hand it over. `played` rounds hold scores; the rest is blank. */
export function paperOf({ rounds = 10, players = 4, played = 0, rolloffs = [], ...rest } = {}) {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const row = (kind, label, text, more = {}) => ({
    kind,
    label,
    cells: seats.map((seat) => ({ text: text(seat), won: kind === 'round' && text(seat) === '18' })),
    ...more,
  });
  const rows = [];
  for (let round = 1; round <= rounds; round++) {
    const score = (seat) => (round <= played ? scoreOf(round, seat) : '');
    rows.push(row('round', `Round ${round}`, score, { working: template }));
    if (rolloffs.includes(round))
      rows.push(row('rolloff', `Roll-off ${round}`, (seat) => (seat < 2 ? `${9 + seat}` : '–'), { working: template }));
  }
  const blankOr = (text) => (played > 0 ? text : () => '');
  rows.push(
    row(
      'sum',
      'Rounds won',
      blankOr((seat) => `${seat}`),
    ),
  );
  rows.push(
    row(
      'sum',
      'Total',
      blankOr((seat) => `${100 + seat}`),
    ),
  );
  return {
    title: 'Going to Boston score sheet',
    facts: ['Add the three dice', 'Most rounds won'],
    nameLabel: 'Name',
    names: played > 0 ? names.slice(0, players) : seats.map(() => ''),
    rows,
    dateLabel: 'Date',
    credit: 'Going to Boston · http://example.org/going-to-boston',
    documentTitle: 'Going to Boston, Ann Bob Cy, 2026-11-30',
    lang: 'en',
    dir: 'ltr',
    ...rest,
  };
}
