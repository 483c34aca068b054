package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** The attacker rolls again with Advantages, once for each Test. Ledger: try-again. */
public record OwnReroll(int advantages) implements PowerTrait {

    /** From here on a hit is worth the last Point. */
    private static final int TENSE = 3;

    @Override
    public void afterTest(
            CenturyState state, Fighter owner, KnownPower power, AttackInProgress attack, List<WindowAnswer> answers) {
        if (ActingPilot.body(state, owner) == attack.attacker()
                && !attack.reactions().used(power.id(), owner)) {
            answers.add(power.answer(
                            state,
                            owner,
                            () -> "roll again with " + (advantages == 1 ? "an Advantage" : advantages + " Advantages"),
                            play -> {
                                attack.reactions().use(power.id(), owner);
                                RerollPowers.again(play, attack, power.name(), advantages);
                            })
                    .idleIf(!misses(attack)));
        }
    }

    private static boolean misses(AttackInProgress attack) {
        for (AttackedUnit victim : attack.victims()) {
            if (!victim.isHit()) {
                return true;
            }
        }
        return false;
    }

    /** Rather with a Point left, or when the hit counts. */
    @Override
    public int worthAnswering(CenturyState state, WindowAnswer answer) {
        return state.tension() >= TENSE || answer.owner().genre().points() > 1 ? 20 : 0;
    }
}
