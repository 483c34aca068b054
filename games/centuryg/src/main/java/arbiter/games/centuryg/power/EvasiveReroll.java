package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Boost;
import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** As often as it is paid for; the Move comes when all is over. Ledger: you-are-too-slow, BCG-AMB-88. */
public record EvasiveReroll(int disadvantages) implements PowerTrait {

    private static final int GOOD = 4;

    @Override
    public void afterTest(
            CenturyState state, Fighter owner, KnownPower power, AttackInProgress attack, List<WindowAnswer> answers) {
        if (state.enemies(owner, attack.attacker())
                && RerollPowers.isAttacked(attack, ActingPilot.body(state, owner))) {
            answers.add(power.answer(
                            state,
                            owner,
                            () -> "have it rolled again with " + RerollPowers.disadvantages(disadvantages)
                                    + " and move away afterwards",
                            play -> {
                                attack.reactions().owe(power, owner);
                                RerollPowers.again(play, attack, power.name(), -disadvantages);
                            })
                    .idleIf(!hits(attack, owner)));
        }
    }

    private static boolean hits(AttackInProgress attack, Fighter unit) {
        for (AttackedUnit victim : attack.victims()) {
            if (victim.fighter() == unit && victim.isHit()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void afterAll(Play<CenturyState> play, Fighter owner, KnownPower power, AttackInProgress attack) {
        boolean stuck = owner.nature().staysPut() || owner.base().isPresent() || Footing.isStuck(play.state(), owner);
        if (owner.isFighting() && !stuck) {
            Boost.move(play, owner, Ranks.speed(play.state(), owner), "power.leave");
        }
    }

    /** A low die is left as it is: it would hardly come up lower. */
    @Override
    public int worthAnswering(CenturyState state, WindowAnswer answer) {
        return answer.isWorthPoint() && answer.face() >= GOOD ? 18 : 0;
    }
}
