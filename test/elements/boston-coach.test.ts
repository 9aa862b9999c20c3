import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonTable } from '../../src/index.js';
import { drawn, faces, hasButton, heard, press } from '../support/page.js';
import { bestDie, picture, scores, table, words } from './play.js';

/** What earns each hint: the play before it, then the step itself, and a word of the rule. */
const hints: readonly [
  what: string,
  rule: RegExp,
  before: (it: BostonTable) => unknown,
  step: (it: BostonTable) => unknown,
][] = [
  ['a lower die than the best just thrown', /highest/i, (it) => it.roll(), (it) => it.setAside(2)],
  [
    'a second die in one throw',
    /one die/i,
    async (it) => {
      await it.roll();
      it.setAside(0);
    },
    (it) => it.setAside(1),
  ],
  ['a throw with nothing set aside', /keep one die/i, (it) => it.roll(), (it) => it.roll()],
  [
    'a fourth throw',
    /three throws/i,
    async (it) => {
      for (let count = 0; count < 3; count++) {
        await it.roll();
        if (count < 2) it.setAside(bestDie(it.match));
      }
    },
    (it) => it.roll(),
  ],
  ['writing down before the third throw', /three throws/i, (it) => it.roll(), (it) => it.write()],
];

describe('the coach', () => {
  for (const [what, rule, before, step] of hints) {
    it(`sees ${what}: seen, spoken, and taken back`, async () => {
      const it = await table('players="Ann, Bob"');
      it.thrower = faces(6, 4, 2, 5, 3, 1, 4, 4, 4);
      await before(it);
      await drawn();
      const was = picture(it);
      expect(hasButton('Take it back')).to.equal(false);
      expect(words('hint')).not.to.match(/the rule/i);
      await step(it);
      await drawn();
      expect(words('hint')).to.match(rule);
      expect(heard()).to.match(rule);
      await press('Take it back');
      expect(picture(it)).to.deep.equal(was);
      expect(hasButton('Take it back')).to.equal(false);
    });

    it(`never blocks ${what}`, async () => {
      const it = await table('players="Ann, Bob"');
      it.thrower = faces(6, 4, 2, 5, 3, 1, 4, 4, 4, 6, 6, 6, 6, 6, 6);
      await before(it);
      await step(it);
      const steps = it.log.length;
      if (it.match.turn.aside.length < 3 && it.match.turn.throws) expect(it.write()).to.equal(true);
      else await it.roll();
      expect(it.match.rounds[0]?.scores[0] ?? it.log.length).not.to.equal(null);
      expect(it.log.length).to.be.at.least(steps);
    });
  }

  it('is silent when the rule is kept, with any one of equal dice', async () => {
    const it = await table();
    it.thrower = faces(6, 6, 2, 4, 4, 3);
    for (const die of [1, 2, 0]) {
      await it.roll();
      it.setAside(die);
      await drawn();
      expect(hasButton('Take it back')).to.equal(false);
      expect(words('hint')).not.to.match(/the rule/i);
    }
    it.write();
    await drawn();
    expect(hasButton('Take it back')).to.equal(false);
  });

  it('says nothing before the dice have landed', async () => {
    const it = await table();
    it.style.setProperty('--dice-roll-time', '5s');
    it.thrower = faces(6, 4, 2, 5, 3, 1);
    await press(/^Roll/);
    await press(/^Roll/);
    void it.roll(); // with nothing set aside
    await drawn();
    expect(hasButton('Take it back')).to.equal(false);
    expect(heard()).not.to.match(/the rule/i);
    await press(/^Roll/);
    expect(hasButton('Take it back')).to.equal(true);
  });

  it('coaches in roll-offs too', async () => {
    const it = await table();
    await scores(it, 13, 13);
    expect(it.match.phase).to.equal('rolloff');
    it.thrower = faces(6, 4, 2);
    await it.roll();
    it.setAside(2);
    await drawn();
    expect(heard()).to.match(/highest/i);
  });

  for (const keeping of ['free', 'strict', 'auto']) {
    it(`is not there with keeping="${keeping}"`, async () => {
      const it = await table(`keeping="${keeping}"`);
      it.thrower = faces(6, 4, 2, 5, 3, 1);
      await it.roll();
      it.setAside(2);
      await it.roll();
      await drawn();
      expect(hasButton('Take it back')).to.equal(false);
    });
  }
});
