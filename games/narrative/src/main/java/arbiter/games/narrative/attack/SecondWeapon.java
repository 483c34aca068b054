package arbiter.games.narrative.attack;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** The second weapon hits too. Ledger: NAR-SIT-5. */
record SecondWeapon(AttackSource source) implements SpendTrait {

    private static final int ADVANTAGES = 2;

    static SpendRow row(AttackSource second) {
        return new SpendRow(
                "second-weapon",
                second.name() + " hits too",
                () -> "For two advantages or a triumph the second weapon hits as well, with the same net successes.",
                Spend.Symbol.ADVANTAGE,
                ADVANTAGES,
                false,
                1,
                new SecondWeapon(second));
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 15;
    }

    @Override
    public boolean opensMore() {
        return true;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        AttackInProgress attack = (AttackInProgress) check;
        attack.add(
                Hit.of(attack.hits().get(0).target(), source, attack.symbols().success(), source.dealsStrain()));
    }
}
