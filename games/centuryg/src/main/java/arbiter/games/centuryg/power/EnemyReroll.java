package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** For an ally, once for each Test and user; not by one who is attacked too. Ledger: not-so-fast, BCG-AMB-87. */
public record EnemyReroll(int disadvantages) implements PowerTrait {

    private static final int GOOD = 4;

    @Override
    public void afterTest(
            CenturyState state, Fighter owner, KnownPower power, AttackInProgress attack, List<WindowAnswer> answers) {
        if (state.enemies(owner, attack.attacker())
                && !attack.reactions().used(power.id(), owner)
                && !RerollPowers.isAttacked(attack, ActingPilot.body(state, owner))
                && attacksSideOf(attack, owner)) {
            answers.add(power.answer(
                            state,
                            owner,
                            () -> "have it rolled again with " + RerollPowers.disadvantages(disadvantages),
                            play -> {
                                attack.reactions().use(power.id(), owner);
                                RerollPowers.again(play, attack, power.name(), -disadvantages);
                            })
                    .idleIf(!hitsSideOf(attack, owner)));
        }
    }

    private static boolean attacksSideOf(AttackInProgress attack, Fighter owner) {
        for (AttackedUnit victim : attack.victims()) {
            if (victim.fighter().side().equals(owner.side())) {
                return true;
            }
        }
        return false;
    }

    private static boolean hitsSideOf(AttackInProgress attack, Fighter owner) {
        for (AttackedUnit victim : attack.victims()) {
            if (victim.isHit() && victim.fighter().side().equals(owner.side())) {
                return true;
            }
        }
        return false;
    }

    /** A low die is left as it is: it would hardly come up lower. */
    @Override
    public int worthAnswering(CenturyState state, WindowAnswer answer) {
        return answer.isWorthPoint() && answer.face() >= GOOD ? 18 : 0;
    }
}
