package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** A miss, one's own or an ally's, becomes a hit by the Tension. Ledger: you-can-do-better-than-that, BCG-AMB-82. */
public record TurnedMiss() implements PowerTrait {

    /** From here on the hit is worth a Point. */
    private static final int TENSE = 3;

    @Override
    public void afterTest(
            CenturyState state, Fighter owner, KnownPower power, AttackInProgress attack, List<WindowAnswer> answers) {
        if (state.enemies(owner, attack.attacker())) {
            return;
        }
        for (AttackedUnit victim : attack.victims()) {
            if (!victim.isHit()) {
                boolean stalls = attack.is(WeaponAbility.UNRELIABLE) && victim.kept() % 2 == 1;
                int margin = stalls ? 0 : attack.tension();
                answers.add(power.answer(
                        state,
                        owner,
                        victim.fighter(),
                        () -> "hit " + victim.fighter().name() + " by " + margin,
                        play -> victim.decide(margin)));
            }
        }
    }

    /** The hit is by the Tension. */
    @Override
    public int worthAnswering(CenturyState state, WindowAnswer answer) {
        return state.tension() >= TENSE ? 15 : 0;
    }
}
