import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { complaints, faces, screen } from '../support/page.js';
import { table, takeTurn, translate } from './play.js';

// In a file of its own: what Lit throws when this goes wrong would end other tests.
describe('a page on which blank texts are wrapped, too', () => {
  it('brings on what was not there before', async () => {
    const plain = await table('players="Ann, Bob" rounds="1"');
    const wrapped = await table('players="Ann, Bob" rounds="1"');
    translate(wrapped, true);
    for (const it of [plain, wrapped]) {
      it.thrower = faces(6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1);
      await takeTurn(it).catch(() => undefined);
      await takeTurn(it).catch(() => undefined);
    }
    expect(screen(wrapped)).to.equal(screen(plain));
    expect(complaints()).to.deep.equal([]);
  });
});
